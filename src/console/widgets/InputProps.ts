import type { Json } from '#shared/contracts/Json.ts'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'

/** One value that can be chosen, with its words. */
export interface Choice {
  value: string
  label: string
  color?: ChipColor
}

/** A column of a rows input: what is typed there and by which input. */
export interface RowColumn {
  name: string
  label: string
  widget: string
  required: boolean
  /** What a new row starts with. */
  initial: Json | undefined
  options?: InputOptions
}

/** What a schema may say about how a value is typed. */
export interface InputOptions {
  choices?: readonly Choice[]
  reference?: { entity: string; key?: string; nameKey?: string }
  scale?: number
  /** `text`, `email`, `url`, `tel`: which keyboard a phone shows. */
  inputType?: string
  columns?: readonly RowColumn[]
  /** For a day that stands for a moment: its last one instead of its first. */
  endOfDay?: boolean
  /** For trees: a node that may not be chosen, with all below it. */
  without?: string
}

/** What every input of ours takes: a value in, changes out, words ready to show. */
export interface InputProps {
  id: string
  label: string
  value: Json | undefined
  onChange: (value: Json | undefined) => void
  required?: boolean
  disabled?: boolean
  error?: string | undefined
  help?: string | undefined
  /** Inside a table cell: the label is spoken, not shown. */
  bare?: boolean
  options?: InputOptions
  /** Complaints inside the value, by JSON pointer below it, e.g. `/0/method`. */
  errorsInside?: Readonly<Record<string, string>>
}
