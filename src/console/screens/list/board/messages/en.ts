import type { BoardWords } from './zh.ts'

/** Words of the board, in English. */
export const boardWords: BoardWords = {
  board: 'Board with a column for each %{state}',
  column: '%{state}, %{total} in all',
  atLeast: 'more than %{total}',
  empty: 'No records',
  more: 'Load more',
  failed: 'Could not be loaded',
  retry: 'Try again',
  loading: 'Loading',
  noMove: '“%{record}” cannot go from “%{from}” to “%{to}”',
  chooseMove: 'Choose what to do',
}
