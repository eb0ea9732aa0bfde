import type { CellEditWords } from './zh.ts'

/** Words of editing in the table, in English. */
export const cellEditWords: CellEditWords = {
  edit: 'Change: %{property}',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'The record could not be read',
  notSaved: '“%{property}” was not saved',
  changedMeanwhile: 'Someone else has just changed this value. Check it before you save.',
  undone: 'Undone',
  notUndone: 'The change was not undone',
  undoneMeanwhile: 'Someone else has changed this value since, so your change was not undone.',
}
