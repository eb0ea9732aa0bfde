import type { DeletedWords } from './zh.ts'

/** Words of the records that were deleted, in English. */
export const deletedWords: DeletedWords = {
  title: 'Deleted %{names}',
  search: { label: 'Search', search: 'Search', clear: 'Clear' },
  deletedAt: 'Deleted %{at}',
  select: 'Select %{record}',
  restore: 'Restore',
  restoreOf: 'Restore %{record}',
  restoreSelected: 'Restore selected (%{count})',
  restored: 'Restored: %{record}',
  restoredMany: '%{count} records were restored',
  notRestored: 'Could not be restored',
  empty: 'There are no deleted %{names}',
  noMatch: 'Nothing found for “%{text}”',
  emptyAdvice: 'What is deleted is listed here and can be restored.',
  noMatchAdvice: 'Try another word, or clear the search.',
  failed: 'The deleted %{names} could not be loaded',
  loading: 'Loading',
  pages: 'Pages of deleted records',
  close: 'Close',
}
