import type { DeletedWords } from './zh.ts'

/** Words of the deleted records, in English. */
export const deletedWords: DeletedWords = {
  title: 'Deleted %{names}',
  search: { label: 'Search', search: 'Search', clear: 'Clear' },
  deletedAt: 'Deleted %{at}',
  select: 'Select %{record}',
  selectAll: 'Select all on this page',
  selectWhole: 'Select all %{count}',
  selectLatest: 'Select the latest %{count}',
  unselect: 'Clear selection',
  restore: {
    label: 'Restore',
    of: 'Restore %{record}',
    selected: 'Restore selected (%{count})',
    done: 'Restored: %{record}',
    doneMany: '%{count} records were restored',
    failed: 'Could not be restored',
  },
  purge: {
    label: 'Delete for good',
    of: 'Delete %{record} for good',
    selected: 'Delete selected for good (%{count})',
    question:
      '“%{record}” and what was deleted along with it will be gone for good. Nothing brings them back.',
    questionMany:
      'The %{count} selected records and what was deleted along with them will be gone for good. Nothing brings them back.',
    done: 'Deleted for good: %{record}',
    doneMany: '%{count} records were deleted for good',
    failed: 'Could not be deleted for good',
  },
  cancel: 'Cancel',
  empty: 'There are no deleted %{names}',
  noMatch: 'Nothing found for “%{text}”',
  emptyAdvice: 'What is deleted is listed here and can be restored.',
  noMatchAdvice: 'Try another word, or clear the search.',
  failed: 'The deleted %{names} could not be loaded',
  loading: 'Loading',
  pages: 'Pages of deleted records',
  close: 'Close',
}
