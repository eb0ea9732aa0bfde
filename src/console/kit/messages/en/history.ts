import type { HistoryMessages } from '../zh/history.ts'

/** Words of a record's history and of the audit log, in English. */
export const history: HistoryMessages = {
  tabs: 'Views of the record',
  details: 'Details',
  edit: 'Edit',
  history: 'History',
  loading: 'Loading the history',
  failed: 'The history could not be loaded',
  empty: 'No changes yet',
  emptyAdvice: 'Every change of this record appears here, from the day the audit log was introduced.',
  progress: 'Progress',
  created: 'Created',
  moved: 'Changed',
  server: 'System',
  move: 'Action “%{move}”',
  along: 'Along with related data',
  unchangedFields: 'No fields to show',
  becomes: 'becomes',
  total: '%{smart_count} change |||| %{smart_count} changes',
  pages: 'Pages of the history',
  chain: {
    never: 'The chain of the audit log has not been checked yet',
    intact: 'The chain is intact, checked up to #%{rows}',
    broken: 'The chain is broken',
    running: 'Checking the chain: %{done} of %{total}',
    advice:
      'A check finds any record that was changed, removed or cut off. Everything else goes on meanwhile.',
    checked: 'Checked by %{user} at %{time}',
    since: 'one record since then |||| %{smart_count} records since then',
    verify: 'Verify now',
    failed: 'The check could not be started',
    open: 'Open the record',
    more: 'And one more |||| And %{smart_count} more',
  },
  changes: 'Change',
  viewedAs: 'Done while viewing as %{roles}',
}
