import type { SkippedWords } from './zh.ts'

/** The words about cells that were not pasted into rows, in English. */
export const skippedWords: SkippedWords = {
  title: 'Cells that were not pasted: %{count}',
  columns: 'There are no more columns to the right',
  rows: 'No more rows can be added',
  closed: 'Some rows cannot be changed',
  unclear: 'What was pasted into “%{labels}” is none of its values',
  unfit: '“%{labels}” cannot be pasted; please fill it in row by row',
  and: '”, “',
  close: 'Close',
}
