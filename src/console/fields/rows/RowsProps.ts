import type { JsonObject } from '#shared/contracts/Json.ts'
import type { InnerInput, InputOptions } from '../../kit/inputs/InputProps.ts'
import type { AlternativeWords } from '../alternatives/AlternativeParts.tsx'
import type { ComputedPart } from '../object/ComputedPart.ts'
import type { Cell } from '../object/PartInput.tsx'

/** Words of the buttons beside a row, and of the choice what it is. */
export interface RowWords extends AlternativeWords {
  actions: string
  remove: string
  moveUp: string
  moveDown: string
}

/** Words around the rows. */
export interface RowsInputWords extends RowWords {
  add: string
  noRows: string
}

/** What a table of rows and a stack of cards draw alike. */
export interface RowsProps {
  Cell: Cell
  words: RowWords
  id: string
  label: string
  disabled: boolean
  /** Without a right, stored rows stay as they are; a new one is its maker's to change. */
  may: { add: boolean; change: boolean; remove: boolean; move: boolean }
  /** What the state of a row locks, where rows have states. */
  lockOf?: ((row: JsonObject) => RowLock | undefined) | undefined
  /** The entity whose records the rows are, where they are. */
  entity: string | undefined
  /** The property that holds the rows, where their inputs ask for what is known of each. */
  list: string | undefined
  parts: readonly InnerInput[]
  /** For rows of several shapes, instead of their parts. */
  alternatives: InputOptions['alternatives']
  computed: readonly ComputedPart[]
  errors: Readonly<Record<string, string>> | undefined
  /** What is kept of each, and what is shown: that with what a new one gets where nothing is given. */
  rows: readonly { row: JsonObject; shown: JsonObject; key: number }[]
  onRow: (index: number, row: JsonObject) => void
  onRemove: (index: number) => void
  onMove: (index: number, to: number) => void
}

/** What nobody can change in a stored row. */
export interface RowLock {
  isLocked: (name: string) => boolean
  /** Whether it cannot be removed either. */
  isKept: boolean
}

/** Whether a row, or a part of it, cannot be changed now. */
export function isClosed(
  { disabled, may, lockOf }: Pick<RowsProps, 'disabled' | 'may' | 'lockOf'>,
  row: JsonObject,
  part?: string,
): boolean {
  if (disabled || (!may.change && row['id'] !== undefined)) return true
  return part !== undefined && lockOf?.(row)?.isLocked(part) === true
}
