//! Layout: offsets, branch lengths, relocations.
//!
//! In: the items of each section. Out: a [`Program`].
//! Branches start with their shortest encoding. Those whose label is out of range take the next longer one, until all
//! fit; those to symbols of other sections take the longest.
//! Invariant: sizes only grow, so the search terminates.
//! Not here: parsing the text.

use super::super::error::{AsmError, AsmErrorKind};
use super::super::limits::AsmLimits;
use super::super::parse::ParsedInst;
use super::directive::check_size;
use super::value::{Place, Value};
use super::{Alias, Binding, Item, Line, Part, Program, Reader, Relocation, Section, SectionKind, Symbol};
use crate::desc::{EncodingStyle, OperandClass, TargetDesc};
use crate::encode::{CodeBuffer, FixupError, align_code, encode_prefixed, write_word};
use crate::ids::LabelId;
use crate::operand::Operand;
use std::collections::HashMap;
use std::ops::Range;

type Errors = Vec<AsmError>;

/// Distance in bytes between the two words of an instruction with two relocations.
const WORD_BYTES: u64 = 4;

/// After this number of rounds, all branches take their longest encoding. Compiler output needs fewer than ten rounds;
/// a chain of branches in which each round lengthens only one needs as many rounds as branches.
const MAX_ROUNDS: usize = 64;

/// In place of a symbol index: the address of the previous word.
const FIRST: usize = usize::MAX;

/// Data that depends on addresses: the index of its section, its offset there and its range in the text, its size in
/// bytes, the value.
type Open = (usize, u64, Range<usize>, usize, Value);

pub(super) fn place(desc: &TargetDesc, reader: Reader, is_open: bool, limits: &AsmLimits) -> Result<Program, Errors> {
    let Reader { sections: parts, mut symbols, sizes, aliases, .. } = reader;
    let aliases: Aliases = aliases.into_iter().map(|(alias, id)| (id, alias)).collect();
    let (mut sections, mut lines, mut open) = (Vec::new(), Vec::new(), Vec::new());
    // Another text may override a symbol that it can see, so only a linker knows its address.
    let is_linked: Vec<bool> = symbols.iter().map(|symbol| is_open && symbol.binding != Binding::Local).collect();
    let mut n_bytes = 0;
    for (index, mut part) in parts.into_iter().enumerate() {
        let mut placed = fit(desc, &mut part, &is_linked, &aliases, limits.output_bytes.saturating_sub(n_bytes))?;
        n_bytes += u64::from(placed.code.position());
        placed.relocations.sort_by_key(|relocation| relocation.at);
        for relocation in placed.relocations.iter_mut().filter(|relocation| relocation.symbol == FIRST) {
            relocation.symbol = symbols.len();
            let name = format!(".L.pair{}", symbols.len());
            let place = Some((index, relocation.at - WORD_BYTES));
            symbols.push(Symbol {
                name,
                place,
                binding: Binding::Local,
                is_function: None,
                size: 0,
                is_thread_local: false,
            });
        }
        let mut section = Section {
            name: part.name,
            kind: part.kind,
            align: placed.align,
            bytes: placed.code.bytes().to_vec(),
            size: u64::from(placed.code.position()),
            relocations: placed.relocations,
        };
        if section.kind.is_zero() {
            section.bytes.clear();
        }
        for &(id, at) in &placed.symbols {
            symbols[id].place = Some((index, u64::from(at)));
        }
        open.extend(placed.open.into_iter().map(|(at, range, bytes, value)| (index, at, range, bytes, value)));
        lines.extend(placed.owners.iter().filter_map(|&(at, end, item)| match &part.items[item] {
            Item::Inst { range, encodings, chosen } => Some(Line {
                range: range.clone(),
                section: index,
                at,
                len: end - at,
                inst: encodings[*chosen].inst,
                operands: encodings[*chosen].operands.clone(),
            }),
            _ => None,
        }));
        sections.push(section);
    }
    lines.sort_by_key(|line| line.range.start);
    let mut errors = Vec::new();
    for open in open {
        if errors.len() >= limits.errors {
            break;
        }
        errors.extend(fill(desc, &mut sections, &symbols, open).err());
    }
    for (symbol, value, here) in sizes {
        // `.size` is informational, so an unknown size stays zero.
        let at = |place| match place {
            Place::Symbol(id) => symbols[id].place,
            Place::Here => symbols[here].place,
        };
        let size = match (value.added.map(at), value.taken.map(at)) {
            (None, None) => Some(value.number),
            (Some(Some((one, to))), Some(Some((other, from)))) if one == other => {
                Some((to as i64).wrapping_sub(from as i64).wrapping_add(value.number))
            }
            _ => None,
        };
        symbols[symbol].size = size.and_then(|size| u64::try_from(size).ok()).unwrap_or(0);
    }
    if errors.is_empty() { Ok(Program { sections, symbols, lines }) } else { Err(errors) }
}

/// The references with an addend or a relocation, by symbol index.
type Aliases = HashMap<usize, Alias>;

/// A section with its layout.
struct Placed {
    code: CodeBuffer,
    align: u32,
    symbols: Vec<(usize, u32)>,
    /// Start and end offset of each instruction, and the index of its item.
    owners: Vec<(u32, u32, usize)>,
    open: Vec<(u64, Range<usize>, usize, Value)>,
    relocations: Vec<Relocation>,
}

fn fit(
    desc: &TargetDesc,
    part: &mut Part,
    is_linked: &[bool],
    aliases: &Aliases,
    max_bytes: u64,
) -> Result<Placed, Errors> {
    let mut round = 0;
    loop {
        if round == MAX_ROUNDS {
            part.items.iter_mut().for_each(take_longest);
        }
        round += 1;
        let mut placed = lay_out(desc, part, is_linked, aliases, max_bytes)?;
        let misfits = placed.code.misfits();
        if misfits.is_empty() || !lengthen(desc, &mut part.items, &placed.owners, &misfits)? {
            relocate(desc, &part.items, aliases, &mut placed)?;
            // All bound labels are in range here.
            let error = placed.code.finish().err();
            return match error.and_then(|error| owner(&part.items, &placed.owners, error.at())) {
                None => Ok(placed),
                Some(range) => Err(vec![AsmError { range, kind: AsmErrorKind::OutOfReach }]),
            };
        }
    }
}

/// Selects the longest encoding of an instruction.
fn take_longest(item: &mut Item) {
    if let Item::Inst { encodings, chosen, .. } = item {
        let longest = (*chosen..encodings.len()).max_by_key(|&at| (encodings[at].len, std::cmp::Reverse(at)));
        *chosen = longest.unwrap_or(*chosen);
    }
}

fn lay_out(
    desc: &TargetDesc,
    part: &Part,
    is_linked: &[bool],
    aliases: &Aliases,
    max_bytes: u64,
) -> Result<Placed, Errors> {
    let mut code = CodeBuffer::new();
    for _ in is_linked {
        code.new_label();
    }
    let (symbols, owners, open, relocations) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut placed = Placed { code, align: 1, symbols, owners, open, relocations };
    let code = &mut placed.code;
    for (index, item) in part.items.iter().enumerate() {
        match item {
            Item::Symbol(id) => {
                placed.symbols.push((*id, code.position()));
                if !is_linked[*id] {
                    code.bind(LabelId(*id as u32));
                }
            }
            Item::Bytes(bytes) => code.put_bytes(bytes),
            Item::Align { range, to, fill } => {
                // The reader has counted the other items; padding is only known here.
                let end = u64::from(code.position()).next_multiple_of(u64::from(*to));
                if end > max_bytes {
                    let kind = AsmErrorKind::Limit { resource: "bytes in all sections", limit: max_bytes };
                    return Err(vec![AsmError { range: range.clone(), kind }]);
                }
                placed.align = placed.align.max(*to);
                match fill {
                    Some(fill) => {
                        let n = code.position().next_multiple_of(*to) - code.position();
                        code.put_bytes(&vec![*fill; n as usize]);
                    }
                    None if part.kind == SectionKind::Code => align_code(desc, *to, code),
                    None => code.align_data(*to),
                }
            }
            Item::Data { range, bytes, values } => {
                for value in values {
                    let number = value.known().unwrap_or_else(|| {
                        placed.open.push((u64::from(code.position()), range.clone(), *bytes, *value));
                        0
                    });
                    let mut field = [0; 8];
                    write_word(&mut field[..*bytes], number as u64, !desc.is_little_endian());
                    code.put_bytes(&field[..*bytes]);
                }
            }
            Item::Inst { range, encodings, chosen } => {
                let (parsed, at) = (&encodings[*chosen], code.position());
                encode_prefixed(desc, parsed.prefixes, parsed.inst, &parsed.operands, code)
                    .map_err(|e| vec![AsmError { range: range.clone(), kind: AsmErrorKind::Operand(e.kind) }])?;
                placed.owners.push((at, code.position(), index));
                if let Some(linked) = parsed.linked {
                    let field = match desc.encoding_style() {
                        EncodingStyle::Fixed => at,
                        EncodingStyle::Prefixed => code.position() - linked.bytes,
                    };
                    placed.relocations.push(Relocation {
                        at: u64::from(field),
                        number: linked.relocation,
                        symbol: linked.symbol.index(),
                        addend: linked.addend,
                        keeps_symbol: true,
                    });
                }
            }
        }
    }
    for (&id, alias) in aliases {
        let place = code.offset(LabelId(alias.symbol as u32)).filter(|_| alias.relocation.is_none());
        let at = place.and_then(|at| u32::try_from(i64::from(at) + alias.addend).ok());
        if let Some(at) = at {
            code.bind_at(LabelId(id as u32), at);
        }
    }
    Ok(placed)
}

/// The item of the instruction at offset `at`.
fn item_at(owners: &[(u32, u32, usize)], at: u32) -> Option<usize> {
    let owner = owners.partition_point(|(start, ..)| *start <= at).checked_sub(1)?;
    Some(owners[owner].2)
}

fn owner(items: &[Item], owners: &[(u32, u32, usize)], at: u32) -> Option<Range<usize>> {
    match &items[item_at(owners, at)?] {
        Item::Inst { range, .. } => Some(range.clone()),
        _ => None,
    }
}

/// Selects the next longer encoding of every instruction whose label is out of range, or the longest one with a
/// relocation if the label is not in this section. Returns whether any encoding changed.
fn lengthen(
    desc: &TargetDesc,
    items: &mut [Item],
    owners: &[(u32, u32, usize)],
    misfits: &[FixupError],
) -> Result<bool, Errors> {
    let (mut errors, mut has_changed) = (Vec::new(), false);
    for misfit in misfits {
        let Some(index) = item_at(owners, misfit.at()) else { continue };
        let Item::Inst { range, encodings, chosen } = &mut items[index] else { continue };
        let len = encodings[*chosen].len;
        let next = match misfit {
            FixupError::Unbound { label, .. } => {
                let linked = (0..encodings.len()).filter(|&e| relocation_of(desc, &encodings[e], *label).is_some());
                linked.max_by_key(|&e| encodings[e].len).filter(|&e| encodings[e].len > len)
            }
            _ => encodings[*chosen..].iter().position(|e| e.len > len).map(|step| *chosen + step),
        };
        match next {
            Some(next) => {
                has_changed = true;
                *chosen = next;
            }
            None if matches!(misfit, FixupError::Unbound { .. }) => {}
            None => errors.push(AsmError { range: range.clone(), kind: AsmErrorKind::OutOfReach }),
        }
    }
    if errors.is_empty() { Ok(has_changed) } else { Err(errors) }
}

/// The relocation for the field of an instruction that refers to `label`, and that for its second word, with whether it
/// refers to the address of the first word.
fn relocation_of(desc: &TargetDesc, parsed: &ParsedInst, label: LabelId) -> Option<(u32, Option<(u32, bool)>)> {
    desc.inst(parsed.inst).operands().zip(&parsed.operands).find_map(|(info, operand)| {
        let is_it = match operand {
            Operand::Label(id) => *id == label,
            Operand::Mem(mem) => mem.label.is_some_and(|mem| mem.label() == label),
            _ => false,
        };
        match info.class() {
            OperandClass::Label(kind) | OperandClass::Mem(kind) if is_it => {
                let kind = desc.operand_kind(kind);
                Some((kind.relocation()?, kind.second_relocation().map(|second| (second, kind.second_names_first()))))
            }
            _ => None,
        }
    })
}

/// Turns fields whose labels are not in this section into relocations.
fn relocate(desc: &TargetDesc, items: &[Item], aliases: &Aliases, placed: &mut Placed) -> Result<(), Errors> {
    let mut errors = Vec::new();
    for (at, label, addend) in placed.code.take_unbound() {
        let Some(Item::Inst { range, encodings, chosen }) = item_at(&placed.owners, at).map(|index| &items[index])
        else {
            continue;
        };
        let parsed = &encodings[*chosen];
        let own = relocation_of(desc, parsed, label);
        let alias = aliases.get(&label.index());
        let number = match alias.and_then(|alias| alias.relocation) {
            Some(number) => Some((number, None)),
            None => own,
        };
        let (symbol, more) = alias.map_or((label.index(), 0), |alias| (alias.symbol, alias.addend));
        match number {
            Some((number, second)) => {
                let keeps_symbol = alias.is_some_and(|alias| alias.relocation.is_some());
                let (at, addend) = (u64::from(at), addend.wrapping_add(more));
                placed.relocations.push(Relocation { at, number, symbol, addend, keeps_symbol });
                placed.relocations.extend(second.map(|(number, names_first)| match names_first {
                    true => Relocation { at: at + WORD_BYTES, number, symbol: FIRST, addend: 0, keeps_symbol: true },
                    false => Relocation { at: at + WORD_BYTES, number, symbol, addend, keeps_symbol },
                }));
            }
            None => errors.push(AsmError { range: range.clone(), kind: AsmErrorKind::NoRelocation }),
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Fills in a number that depends on addresses, or adds a relocation for it.
fn fill(desc: &TargetDesc, sections: &mut [Section], symbols: &[Symbol], open: Open) -> Result<(), AsmError> {
    let (section, at, range, bytes, value) = open;
    let here = Some((section, at));
    let place_of = |place: Place| match place {
        Place::Here => here,
        Place::Symbol(id) => symbols[id].place,
    };
    let known = match (value.added.map(place_of), value.taken.map(place_of)) {
        (Some(Some((one, to))), Some(Some((other, from)))) if one == other => {
            Some((to as i64).wrapping_sub(from as i64).wrapping_add(value.number))
        }
        _ => None,
    };
    let section = &mut sections[section];
    if let Some(number) = known {
        check_size(known, bytes, range)?;
        write_word(&mut section.bytes[at as usize..][..bytes], number as u64, !desc.is_little_endian());
        return Ok(());
    }
    // The distance from another position in this section equals the distance from here plus a constant.
    let (addend, is_distance) = match value.taken.map(place_of) {
        None => (value.number, false),
        Some(from) => match from.filter(|(from, _)| here.is_some_and(|(here, _)| here == *from)) {
            Some((_, from)) => (value.number.wrapping_add(at as i64).wrapping_sub(from as i64), true),
            None => return Err(AsmError { range, kind: AsmErrorKind::NoRelocation }),
        },
    };
    let number = desc.data_relocation(bytes, is_distance);
    match (value.added, number) {
        (Some(Place::Symbol(symbol)), Some(number)) => {
            section.relocations.push(Relocation { at, number, symbol, addend, keeps_symbol: false });
            Ok(())
        }
        _ => Err(AsmError { range, kind: AsmErrorKind::NoRelocation }),
    }
}
