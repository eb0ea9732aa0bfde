import type { ChangeWords } from './zh.ts'

/** Words of changing selected records, in English. */
export const changeWords: ChangeWords = {
  title: (names) => `Edit ${names}`,
  properties: 'Properties to edit',
  how: 'Choose properties, then enter their new values. What you leave empty is cleared.',
  missing: 'Please choose what to edit',
  confirm: (count) => (count === 1 ? 'Edit 1 record' : `Edit ${count} records`),
  cancel: 'Cancel',
  done: (count) => (count === 1 ? '1 record was changed' : `${count} records were changed`),
}
