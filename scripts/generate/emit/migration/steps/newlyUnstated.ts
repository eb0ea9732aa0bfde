import { isDeepStrictEqual } from 'node:util'
import type { ColumnShape, PatternShape } from '../shape/Shape.ts'

/** The patterns of a column that no check states and that it did not have before. */
export function newlyUnstated(old: ColumnShape, { unstated = [] }: ColumnShape): PatternShape[] {
  return unstated.filter((pattern) => !old.unstated?.some((each) => isDeepStrictEqual(each, pattern)))
}
