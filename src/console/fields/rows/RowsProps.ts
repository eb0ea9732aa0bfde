import type { JsonObject } from '#shared/contracts/Json.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'
import type { Cell } from '../object/PartInput.tsx'

/** Words of the buttons beside a row. */
export interface RowWords {
  actions: string
  remove: string
  moveUp: string
  moveDown: string
}

/** What a table of rows and a stack of cards draw alike. */
export interface RowsProps {
  Cell: Cell
  words: RowWords
  id: string
  label: string
  disabled: boolean
  parts: readonly InnerInput[]
  errors: Readonly<Record<string, string>> | undefined
  rows: readonly { row: JsonObject; key: number }[]
  onRow: (index: number, row: JsonObject) => void
  onRemove: (index: number) => void
  onMove: (index: number, to: number) => void
}
