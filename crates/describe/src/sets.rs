//! Set expressions over registers, in which register classes expand to their members.

use kernelsmith_tablegen::RecordRef;
use kernelsmith_tablegen::sets::Sets;

use crate::budget::Budget;

/// The registers of a dag field, in order.
pub(crate) fn expand<'a>(
    record: RecordRef<'a>,
    field: &str,
    budget: &mut Budget,
) -> Result<Vec<RecordRef<'a>>, String> {
    let mut sets = Sets::new(record.records()).with_expander("RegisterClass", "MemberList");
    let members = sets.expand_field(record, field).map_err(|error| error.message)?;
    if budget.take(sets.n_steps()) { Ok(members) } else { Err(Budget::message()) }
}
