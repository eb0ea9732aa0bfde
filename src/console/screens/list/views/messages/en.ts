import type { ViewWords } from './zh.ts'

/** Words of the views of a list, in English. */
export const viewWords: ViewWords = {
  failed: 'Your views could not be loaded',
  retry: 'Try again',
  none: 'No views yet. Set filters, order and columns, save them as a view, and open it with one click from then on.',
  save: 'Save this list as a view…',
  update: (title) => `Update “${title}”`,
  manage: 'Manage views…',
  saveTitle: 'Save view',
  manageTitle: 'Manage views',
  title: 'Name of the view',
  titleMissing: 'Please enter a name',
  replaces: 'There is a view of this name; saving replaces it',
  about: (filters, rows) =>
    `Saves ${filters === 0 ? '' : filters === 1 ? 'the filter, ' : `${filters} filters, `}the order, the columns and ${rows} rows per page. Only you can see it.`,
  filters: (count) => (count === 0 ? 'No filters' : count === 1 ? '1 filter' : `${count} filters`),
  sortedBy: (label) => `Sorted by ${label}`,
  confirm: 'Save',
  replace: 'Replace',
  cancel: 'Cancel',
  close: 'Close',
  rename: 'Rename',
  renameOf: (title) => `Rename “${title}”`,
  remove: 'Delete',
  removeOf: (title) => `Delete “${title}”`,
  removed: (title) => `“${title}” was deleted`,
  undo: 'Undo',
  saved: 'The view was saved',
  notSaved: 'The view could not be saved',
  notRemoved: 'The view could not be deleted',
}
