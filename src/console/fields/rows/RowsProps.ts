import type { JsonObject } from '#shared/contracts/Json.ts'
import type { InnerInput, InputOptions } from '../../kit/inputs/InputProps.ts'
import type { AlternativeWords } from '../alternatives/AlternativeParts.tsx'
import type { ComputedPart } from '../object/ComputedPart.ts'
import type { Cell } from '../object/PartInput.tsx'

/** The words of the buttons beside a row, and of the choice between its alternatives. */
export interface RowWords extends AlternativeWords {
  actions: string
  remove: string
  moveUp: string
  moveDown: string
}

/** The words around the rows. */
export interface RowsInputWords extends RowWords {
  add: string
  noRows: string
}

/** The props that a table of rows and a stack of cards share. */
export interface RowsProps {
  Cell: Cell
  words: RowWords
  id: string
  label: string
  disabled: boolean
  /** The permitted actions. Without a permission, stored rows stay as they are; a new row can always be changed. */
  may: { add: boolean; change: boolean; remove: boolean; move: boolean }
  /** The lock that the state of a row sets, where rows have states. */
  lockOf?: ((row: JsonObject) => RowLock | undefined) | undefined
  /** The entity of the rows, if they are records of their own. */
  entity: string | undefined
  /** The property that holds the rows, if their inputs need predicted values of each row. */
  list: string | undefined
  parts: readonly InnerInput[]
  /** For rows of several shapes, instead of `parts`. */
  alternatives: InputOptions['alternatives']
  computed: readonly ComputedPart[]
  errors: Readonly<Record<string, string>> | undefined
  /** Each row as it is kept, and as it is shown: with the values that the server fills in for a new row. */
  rows: readonly { row: JsonObject; shown: JsonObject; key: number }[]
  onRow: (index: number, row: JsonObject) => void
  onRemove: (index: number) => void
  onMove: (index: number, to: number) => void
}

/** The parts of a stored row that nobody can change. */
export interface RowLock {
  isLocked: (name: string) => boolean
  /** Whether the row cannot be removed either. */
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
