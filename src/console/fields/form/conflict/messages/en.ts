import type { ConflictWords } from './zh.ts'

/** The words of the conflict dialog in English. */
export const conflictWords: ConflictWords = {
  explain:
    'You and someone else changed these fields. Choose what to keep for each; all other changes are merged.',
  keepAllMine: 'Keep all of mine',
  takeAllTheirs: 'Take all of theirs',
  save: 'Save the merged record',
  before: 'Before',
  mine: 'Mine',
  theirs: 'Theirs',
  chooseMine: '%{label}: keep mine',
  chooseTheirs: '%{label}: take theirs',
}
