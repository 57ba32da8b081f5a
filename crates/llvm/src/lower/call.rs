//! Calls: the symbol table of a function, helpers. Not here: assembly text (see `assembly`).
//!
//! In: calls. Out: operations. Invariant: a name has one entry; a call with another signature goes through the address.

use super::abi::{Abi, Param, Scope};
use super::address::Address;
use super::data::evaluate;
use super::function::Lower;
use super::leaf::{Leaf, Result, SCRATCHPAD, container, signed_container};
use super::machine::builtin_name;
use super::registers::place_variable;
use super::signature::{abi, abi_of_function, check_convention, is_local, variable_param};
use super::tables::Entry;
use crate::attribute::{Attribute, AttributeList, AttributeSet};
use crate::body::{Body, InstData, Operand, OperandKind, TailKind};
use crate::constants::ConstantKind;
use crate::features::Features;
use crate::index::{Inst, Symbol};
use crate::module::{FunctionData, SymbolKind, ThreadLocal};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::VReg;
use std::rc::Rc;

/// A function to call: directly, or by an address and a signature.
enum Callee {
    Direct(ir::SymbolId),
    Indirect(VReg, ir::SymbolId),
}

impl Lower<'_> {
    /// A received value, from the registers of the signature.
    pub(crate) fn receive(&mut self, param: &Param, regs: &[VReg]) -> Result<Vec<VReg>> {
        if !param.parts.is_empty() {
            return self.receive_parts(param, regs);
        }
        let mut values = Vec::with_capacity(regs.len());
        for ((&reg, &ty), leaf) in regs.iter().zip(&param.types).zip(&param.leaves) {
            let reg = if ty == leaf.ty { reg } else { self.b.cast(leaf.ty, ty, reg) };
            // The bits above the width of an integer are not specified.
            values.push(self.without_high_bits(leaf, reg));
        }
        Ok(values)
    }

    /// The bits of a part of an integer, which may be the last word of a wide one.
    pub(super) fn without_high_bits(&mut self, leaf: &Leaf, reg: VReg) -> VReg {
        if leaf.ty == ir::Type::BOOL || !leaf.ty.is_unsigned() || leaf.bits >= leaf.ty.elem().bits() {
            return reg;
        }
        let mask = self.b.constant(leaf.ty, (1u64 << leaf.bits) - 1);
        self.b.and(leaf.ty, reg, mask)
    }

    /// A part of an integer with its sign in the bits above it.
    fn with_sign(&mut self, leaf: &Leaf, reg: VReg) -> VReg {
        if container(leaf.bits) == leaf.ty {
            return self.signed(reg, leaf.bits);
        }
        // The last word of a wide one.
        let signed = signed_container(leaf.ty.elem().bits());
        let above = self.b.constant(signed, u64::from(signed.elem().bits() - leaf.bits));
        let reg = self.b.cast(signed, leaf.ty, reg);
        let reg = self.b.shl(signed, reg, above);
        self.b.shr(signed, reg, above)
    }

    /// The registers of leaves, from those of their lanes.
    pub(super) fn joined(&mut self, leaves: &[Leaf], lanes: Vec<VReg>) -> Vec<VReg> {
        let (mut rest, mut regs) = (&lanes[..], Vec::with_capacity(leaves.len()));
        for leaf in leaves {
            let own;
            (own, rest) = rest.split_at(rest.len().min(leaf.ty.lanes().count().unwrap_or(1) as usize));
            match own {
                &[reg] => regs.push(reg),
                _ => regs.push(self.native_of_lanes(leaf.ty, own)),
            }
        }
        regs
    }

    /// The registers of the signature for a value.
    pub(crate) fn send(&mut self, param: &Param, regs: &[VReg]) -> Result<Vec<VReg>> {
        if !param.parts.is_empty() {
            return self.send_parts(param, regs);
        }
        let mut values = Vec::with_capacity(regs.len());
        for ((&reg, &ty), leaf) in regs.iter().zip(&param.types).zip(&param.leaves) {
            values.push(if ty == leaf.ty { reg } else { self.with_sign(leaf, reg) });
        }
        Ok(values)
    }

    /// The function or variable that a symbol is, by way of aliases.
    pub(crate) fn resolved(&mut self, symbol: Symbol) -> Result<(Symbol, i64)> {
        let mut symbol = symbol;
        let mut addend = 0i64;
        // Aliases of aliases end somewhere, or there are more than symbols.
        for _ in 0..=self.m.symbols.len() {
            match self.m.symbol(symbol).kind {
                SymbolKind::Alias(target) => {
                    let value = evaluate(self.m, self.t, target)?;
                    let (Some(next), None) = (value.plus, value.minus) else { return Err("such aliases".into()) };
                    symbol = next;
                    addend = addend.wrapping_add(value.addend);
                }
                SymbolKind::IFunc(_) => return Err("functions that a resolver chooses".into()),
                _ => return Ok((symbol, addend)),
            }
        }
        Err("aliases of themselves".into())
    }

    /// The entry of a symbol whose address is taken.
    pub(crate) fn data_symbol(&mut self, symbol: Symbol) -> Result<ir::SymbolId> {
        let data = self.m.symbol(symbol);
        if data.thread_local != ThreadLocal::No {
            return Err("thread-local variables".into());
        }
        if data.address_space != 0 && (data.address_space != SCRATCHPAD || self.word_bits != 32) {
            return Err("other address spaces".into());
        }
        self.entry_of(symbol)
    }

    /// The entry of a symbol.
    pub(super) fn entry_of(&mut self, symbol: Symbol) -> Result<ir::SymbolId> {
        let function = self.body.function();
        if let Some(entry) = self.t.entries[symbol.index()].as_ref().filter(|entry| entry.function == function) {
            return Ok(entry.id);
        }
        let id = self.named_symbol(symbol)?;
        self.t.entries[symbol.index()] = Some(Entry { function, id, abi: None });
        Ok(id)
    }

    fn named_symbol(&mut self, symbol: Symbol) -> Result<ir::SymbolId> {
        let data = self.m.symbol(symbol);
        let name = self.t.names[symbol.index()].clone();
        if name.is_empty() {
            return Err("such names".into());
        }
        if let Some(&id) = self.symbols.get(&name) {
            return Ok(id);
        }
        let entry = match data.kind {
            SymbolKind::Function(_) => match abi_of_function(self.m, self.t, symbol) {
                Ok(abi) => abi.symbol(name, ir::SymbolKind::Function),
                // Its address is known without its signature.
                Err(_) => ir::Symbol::data(&name),
            },
            _ => ir::Symbol::data(&name),
        };
        self.add_symbol(entry)
    }

    fn add_symbol(&mut self, symbol: ir::Symbol) -> Result<ir::SymbolId> {
        if self.b.func().symbols.len() >= ir::limits::MAX_SYMBOLS {
            return Err("functions that use so many symbols".into());
        }
        let name = symbol.name.clone();
        let id = self.b.add_symbol(symbol);
        self.symbols.insert(name, id);
        Ok(id)
    }

    /// A function of the module, with the signature that its entry should have.
    fn callee_of(&mut self, symbol: Symbol, abi: &Rc<Abi>) -> Result<Callee> {
        let function = self.body.function();
        if let Some(Entry { function: of, id, abi: Some(known) }) = &self.t.entries[symbol.index()]
            && *of == function
            && Rc::ptr_eq(known, abi)
        {
            return Ok(Callee::Direct(*id));
        }
        let name = self.t.names[symbol.index()].clone();
        if name.is_empty() {
            return Err("such names".into());
        }
        let callee = self.callee(abi.symbol(name, ir::SymbolKind::Function))?;
        if let Callee::Direct(id) = callee {
            self.t.entries[symbol.index()] = Some(Entry { function, id, abi: Some(Rc::clone(abi)) });
        }
        Ok(callee)
    }

    fn callee(&mut self, symbol: ir::Symbol) -> Result<Callee> {
        let Some(&id) = self.symbols.get(&symbol.name) else { return self.add_symbol(symbol).map(Callee::Direct) };
        if self.b.func().symbols[id.index()] == symbol {
            return Ok(Callee::Direct(id));
        }
        let address = self.b.symbol_addr(id);
        let signature = self.signature(symbol)?;
        Ok(Callee::Indirect(address, signature))
    }

    /// An entry for a signature without function.
    fn signature(&mut self, symbol: ir::Symbol) -> Result<ir::SymbolId> {
        let is_same = |other: &ir::Symbol| {
            other.kind == ir::SymbolKind::Signature
                && other.params == symbol.params
                && other.results == symbol.results
                && other.passing == symbol.passing
                && other.is_variadic == symbol.is_variadic
        };
        let found = self.signatures.iter().find(|id| is_same(&self.b.func().symbols[id.index()]));
        if let Some(&id) = found {
            return Ok(id);
        }
        let name = format!("signature.{}", self.signatures.len());
        let id = self.add_symbol(ir::Symbol { name, kind: ir::SymbolKind::Signature, ..symbol })?;
        self.signatures.push(id);
        Ok(id)
    }

    fn emit_call(&mut self, callee: Callee, args: &[VReg], results: &[ir::Type]) -> Vec<VReg> {
        let first = match callee {
            Callee::Direct(id) => self.b.call(id, args),
            Callee::Indirect(address, signature) => self.b.call_indirect(address, signature, args),
        };
        let mut regs = Vec::with_capacity(results.len());
        if !results.is_empty() {
            regs.push(first);
        }
        for (at, &ty) in results.iter().enumerate().skip(1) {
            regs.push(self.b.call_result(ty, at as u32));
        }
        regs
    }

    /// Calls a function of C's or the compiler's library; the result is no register if it has none.
    pub(crate) fn helper(
        &mut self,
        name: &str,
        params: &[ir::Type],
        result: Option<ir::Type>,
        args: &[VReg],
    ) -> Result<VReg> {
        let callee = self.callee(ir::Symbol::function(name, params, result))?;
        let results: Vec<ir::Type> = result.into_iter().collect();
        Ok(self.emit_call(callee, args, &results).first().copied().unwrap_or(VReg::NONE))
    }

    /// Calls a function whose result is two words.
    pub(crate) fn helper_pair(&mut self, name: &str, params: &[ir::Type], args: &[VReg]) -> Result<Vec<VReg>> {
        self.helper_results(name, params, vec![self.word; 2], args)
    }

    /// Calls a function of a library with its whole signature.
    pub(super) fn call_symbol(&mut self, symbol: ir::Symbol, args: &[VReg]) -> Result<Vec<VReg>> {
        let results = symbol.results.clone();
        let callee = self.callee(symbol)?;
        Ok(self.emit_call(callee, args, &results))
    }

    /// Calls a function with several results.
    pub(super) fn helper_results(
        &mut self,
        name: &str,
        params: &[ir::Type],
        results: Vec<ir::Type>,
        args: &[VReg],
    ) -> Result<Vec<VReg>> {
        let mut symbol = ir::Symbol::function(name, params, None);
        symbol.results = results;
        self.call_symbol(symbol, args)
    }

    pub(crate) fn call(&mut self, inst: Inst, data: &InstData) -> Result<()> {
        let body: &Body = self.body;
        let call = *body.call(data.call().ok_or("such calls")?);
        let callee = body.operands(inst)[0];
        let arguments = body.arguments(inst);
        if let OperandKind::Asm(number) = callee.kind() {
            return self.inline_asm(inst, number, arguments);
        }
        let symbol = match callee.kind() {
            OperandKind::Constant(constant) => match self.m.constants.kind(constant) {
                ConstantKind::Symbol(symbol) => Some(symbol),
                _ => None,
            },
            _ => None,
        };
        let m = self.m;
        let name = symbol.and_then(|symbol| m.symbol(symbol).name.as_deref());
        if self.word_bits == 32
            && let Some(name) = name.and_then(builtin_name)
        {
            return self.builtin(name, data, arguments);
        }
        if let Some(short) = name.and_then(|name| name.strip_prefix(b"llvm.")) {
            let short = String::from_utf8_lossy(short);
            return self.intrinsic(&short, inst, data, arguments);
        }
        if call.n_bundles > 0 {
            return Err("operand bundles".into());
        }
        check_convention(call.convention)?;
        let resolved = match symbol {
            Some(symbol) => Some(self.resolved(symbol)?),
            None => None,
        };
        let is_direct_local = matches!(resolved, Some((symbol, 0)) if is_local(self.m, symbol));
        let scope = self.scope_of(resolved.filter(|_| is_direct_local));
        let mut abi = self.abi_of_call(call.signature, call.attributes, scope)?;
        let (more, is_extended) = self.variable_arguments(&mut abi, call.attributes, arguments)?;
        let is_twice = |set: &AttributeSet| set.has(Attribute::ReturnsTwice);
        let mut returns_twice = is_twice(self.m.attributes.of_function(call.attributes));
        let target = match resolved {
            Some((symbol, 0)) if self.m.function(symbol).is_some() && !is_extended => {
                let function = self.m.function(symbol).ok_or("such functions")?;
                returns_twice |= is_twice(self.m.attributes.of_function(function.attributes()));
                // The definition's signature is that of the entry; a call as another type needs the address. A call may
                // lack attributes of the function, such as `nest`.
                let is_same = self.m.symbol(symbol).ty == call.signature;
                let own = match is_same {
                    true => self.abi_of_call(call.signature, function.attributes(), scope)?,
                    false => Rc::new(abi_of_function(self.m, self.t, symbol).unwrap_or_default()),
                };
                // The convention of a call is that of its function, which may have been compiled for another processor.
                let is_same =
                    is_same && (scope.features == self.features_of(symbol) || self.has_definition_of(symbol, &own));
                if is_same || *own == *abi {
                    abi = Rc::clone(&own);
                    self.callee_of(symbol, &own)?
                } else {
                    let id = self.data_symbol(symbol)?;
                    let address = self.b.symbol_addr(id);
                    let signature = self.signature(abi.symbol(String::new(), ir::SymbolKind::Signature))?;
                    Callee::Indirect(address, signature)
                }
            }
            _ => {
                let address = self.reg(callee)?;
                let signature = self.signature(abi.symbol(String::new(), ir::SymbolKind::Signature))?;
                Callee::Indirect(address, signature)
            }
        };
        if returns_twice {
            self.b.func_mut().has_setjmp = true;
        }
        let is_tail = match call.tail {
            TailKind::MustTail => !returns_twice,
            TailKind::Tail => !returns_twice && !self.keeps_frame(call.attributes),
            TailKind::None | TailKind::NoTail => false,
        };
        let obstacle = if is_tail { self.obstacle(inst, &abi, arguments)? } else { Some("of what returns twice") };
        if let (TailKind::MustTail, Some(obstacle)) = (call.tail, obstacle) {
            return Err(format!("calls that must reuse the frame (`musttail`) {obstacle}").into());
        }
        let mut args = Vec::with_capacity(arguments.len());
        let result_place = if abi.result.in_memory {
            let (address, place) = self.slot_of(data.ty)?;
            args.push(address);
            Some(place)
        } else {
            None
        };
        for (at, &argument) in arguments.iter().enumerate() {
            for &ty in abi.params.get(at).map_or(&[][..], |param| &param.fill) {
                args.push(self.b.constant(ty, 0));
            }
            if let Some(param) = abi.params.get(at)
                && let Some((ty, leaf)) = param.only_register()
                && self.is_scalar(self.type_of(argument))
            {
                let reg = self.reg(argument)?;
                args.push(if ty == leaf.ty { reg } else { self.with_sign(&leaf, reg) });
                continue;
            }
            let regs = self.stored(argument)?;
            match abi.params.get(at).or_else(|| more.get(at.checked_sub(abi.params.len())?)) {
                Some(param) if param.in_memory => {
                    let ty = self.type_of(argument);
                    let (address, place) = self.slot_of(ty)?;
                    self.store_value(place, ty, &mut regs.into_iter())?;
                    args.push(address);
                }
                Some(&Param {
                    small_copy: Some(bytes), passing: Some(ir::Passing::Copy { bytes: size, .. }), ..
                }) => {
                    let address = self.argument_slot(size, size)?;
                    let ends = [Address::of(address), Address::of(regs[0])];
                    self.copy_inline(
                        ends,
                        [0; 2],
                        bytes.into(),
                        [size.into(), 1],
                        (u64::from(self.word_bits / 8), false),
                    );
                    args.push(address);
                }
                Some(param) => args.extend(self.send(param, &regs)?),
                None => return Err("such arguments".into()),
            }
        }
        if obstacle.is_none() {
            match target {
                Callee::Direct(id) => self.b.return_call(id, &args),
                Callee::Indirect(address, signature) => self.b.return_call_indirect(address, signature, &args),
            }
            self.left = Some(self.block);
            return Ok(());
        }
        let regs = self.emit_call(target, &args, &abi.all_results());
        let landing = self.unwinding.landing.take();
        self.catch(landing);
        let regs = match result_place {
            None if abi.result.n_x87 > 0 => self.take_x87(abi.result.n_x87, data.ty)?,
            Some(place) => {
                let mut regs = Vec::new();
                self.load_value(place, data.ty, &mut regs)?;
                regs
            }
            None => {
                let regs = self.take_floats(&abi.result, regs)?;
                self.receive(&abi.result, &regs)?
            }
        };
        self.define_result(data, &regs)
    }

    /// How the arguments beyond the parameters are passed. If one is of several registers, in memory, or of a type that C
    /// promotes, all are parameters of the call: the convention is the same. Returns whether they are.
    fn variable_arguments(
        &mut self,
        abi: &mut Rc<Abi>,
        attributes: AttributeList,
        arguments: &[Operand],
    ) -> Result<(Vec<Param>, bool)> {
        let (mut more, mut types) = (Vec::new(), Vec::new());
        for (at, &argument) in arguments.iter().enumerate().skip(abi.params.len()) {
            let (ty, set) = (self.type_of(argument), self.m.attributes.of_parameter(attributes, at));
            more.push(variable_param(self.m, self.t, ty, set, self.features)?);
            types.push(ty);
        }
        let is_simple = |param: &Param| {
            let is_lone = param.types.len() <= 1 || self.t.machine.splits_all_variable_arguments();
            is_lone && param.passing.is_none() && param.types.iter().copied().all(ir::Type::is_promoted)
        };
        let is_extended = !more.iter().all(is_simple);
        if is_extended {
            let mut extended = Abi::clone(abi);
            place_variable(self.m, self.t, &mut extended, std::mem::take(&mut more), &types)?;
            *abi = Rc::new(extended);
        }
        Ok((more, is_extended))
    }

    /// What the convention of a call depends on: of one of a function of the module only, what that was compiled for.
    fn scope_of(&self, local: Option<(Symbol, i64)>) -> Scope {
        let features = local.map_or(self.features, |(symbol, _)| self.features_of(symbol));
        Scope { is_local: local.is_some(), features }
    }

    fn features_of(&self, symbol: Symbol) -> Features {
        let function = self.m.function(symbol);
        function.map_or(self.features, |function| self.m.attributes.of_function(function.attributes()).convention())
    }

    /// Whether a function is defined elsewhere, or is called like this.
    fn has_definition_of(&mut self, symbol: Symbol, abi: &Abi) -> bool {
        let is_defined = self.m.function(symbol).is_some_and(FunctionData::is_defined);
        !is_defined || abi_of_function(self.m, self.t, symbol).is_ok_and(|own| own == *abi)
    }

    fn abi_of_call(&mut self, signature: Type, attributes: AttributeList, scope: Scope) -> Result<Rc<Abi>> {
        let key = (signature, attributes, scope);
        if let Some(abi) = self.t.abis.get(&key) {
            return Ok(Rc::clone(abi));
        }
        let abi = Rc::new(abi(self.m, self.t, signature, attributes, scope)?);
        self.t.abis.insert(key, Rc::clone(&abi));
        Ok(abi)
    }
}
