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
  server: 'System',
  move: 'Action “%{move}”',
  along: 'Along with related data',
  unchangedFields: 'No fields to show',
  becomes: 'becomes',
  total: '%{smart_count} change |||| %{smart_count} changes',
  pages: 'Pages of the history',
  changes: 'Change',
}
