//! Shared values of any type, with fast access for callers that know the type.
//!
//! In: an `Arc` of any type. Out: references to its value, for callers that request the correct type.
//! Invariant: the address is that of the value that the owner keeps alive, and the type id that of its type.
//! Not here: its users. `dyn Any` determines its type by a call through a vtable, which is too slow for a lookup of a
//! few nanoseconds (see the manager's table).

use std::any::{Any, TypeId};
use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

/// A shared value whose type is known at run time.
///
/// ```
/// use kernelsmith_sync::erased::Erased;
/// use std::sync::Arc;
///
/// let erased = Erased::new(Arc::new(7u32));
/// assert_eq!((erased.get::<u32>(), erased.get::<i32>()), (Some(&7), None));
/// assert_eq!(erased.share::<u32>().as_deref(), Some(&7));
/// ```
#[derive(Clone)]
pub struct Erased {
    ty: TypeId,
    /// From `Arc::into_raw`.
    address: NonNull<()>,
    _owner: Arc<dyn Any + Send + Sync>,
}

// SAFETY: the address refers to a value that may be sent and shared, because the owner may be.
unsafe impl Send for Erased {}
// SAFETY: as above.
unsafe impl Sync for Erased {}

impl Erased {
    /// A shared value, without its type.
    pub fn new<T: Any + Send + Sync>(value: Arc<T>) -> Erased {
        let address = Arc::into_raw(value);
        // SAFETY: the address comes from an `Arc` of this type.
        let owner = unsafe { Arc::from_raw(address) };
        // SAFETY: the address of a value is never null.
        let address = unsafe { NonNull::new_unchecked(address.cast_mut().cast()) };
        Erased { ty: TypeId::of::<T>(), address, _owner: owner }
    }

    /// The value, if it has this type.
    #[inline]
    pub fn get<T: Any + Send + Sync>(&self) -> Option<&T> {
        // SAFETY: the value has this type and is shared, and the owner keeps it alive while `self` is borrowed.
        (self.ty == TypeId::of::<T>()).then(|| unsafe { self.address.cast::<T>().as_ref() })
    }

    /// An `Arc` of the value, if it has this type.
    #[inline]
    pub fn share<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        let address: *const T = self.get::<T>().map(|_| self.address.cast().as_ptr())?;
        // SAFETY: the address comes from an `Arc` of this type, which the owner keeps alive.
        unsafe { Arc::increment_strong_count(address) };
        // SAFETY: as above, and the reference was just counted.
        Some(unsafe { Arc::from_raw(address) })
    }
}

impl fmt::Debug for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Erased").field("ty", &self.ty).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_with_the_last_share() {
        let value = Arc::new(String::from("kept"));
        let erased = Erased::new(Arc::clone(&value));
        let (other, share) = (erased.clone(), erased.share::<String>());
        assert_eq!(Arc::strong_count(&value), 4);
        assert!(erased.share::<Vec<u8>>().is_none() && erased.get::<&'static str>().is_none());
        drop((value, erased));
        assert_eq!(other.get::<String>().map(String::as_str), Some("kept"));
        drop(other);
        let share = share.unwrap();
        assert_eq!((share.as_str(), Arc::strong_count(&share)), ("kept", 1));
    }

    #[test]
    fn values_without_bytes_have_addresses_too() {
        let erased = Erased::new(Arc::new(()));
        assert_eq!((erased.get::<()>(), erased.share::<()>().is_some()), (Some(&()), true));
    }
}
