//! Set expressions over registers, where register classes stand for their members.

use kernelsmith_tablegen::RecordRef;
use kernelsmith_tablegen::sets::Sets;

/// The registers of a dag field, in order.
pub(crate) fn expand<'a>(record: RecordRef<'a>, field: &str) -> Result<Vec<RecordRef<'a>>, String> {
    let mut sets = Sets::new(record.records()).with_expander("RegisterClass", "MemberList");
    sets.expand_field(record, field).map_err(|error| error.message)
}
