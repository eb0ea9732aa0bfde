import type { Json } from '#shared/contracts/Json.ts'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'
import type { ComparedValue, Fills, ReferenceLimit } from '#shared/contracts/Table.ts'
import type { TextLimits } from '#shared/fields/fileValue.ts'
import type { WidgetOptions } from '#shared/fields/widgetOptions.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'

/** The wanted values by property; a record needs one of them for each property. */
export type WantedValues = Readonly<Record<string, readonly ComparedValue[]>>

/** A value that can be chosen, with its label. */
export interface Choice {
  value: string
  /** The value that a form keeps, if it is a number or a boolean; absent if it is the text. */
  stored?: Json
  label: string
  /** Distinguishes the choice from others with the same label. */
  hint?: string
  color?: ChipColor
}

/** The input of one part of an object or of a row. */
export interface InnerInput {
  name: string
  label: string
  widget: WidgetName
  required: boolean
  help: string | undefined
  /** The initial value in a new row, or in an object that was not set before. */
  initial: Json | undefined
  /** Whether the server fills the part in where no value is given; a cleared part is then kept as null. */
  isFilled?: boolean
  /** Whether the part needs the whole width and does not fit into a table. */
  wide: boolean
  /** Shown only while other parts have one of the given values. */
  showWhen?: Readonly<Record<string, readonly Json[]>>
  options?: InputOptions
}

/** A record that holds private files, and so decides who may read them. */
export interface FileHolder {
  entity: string
  id?: string | undefined
}

/** The options of an input, most of which follow from the schema. */
export interface InputOptions extends WidgetOptions {
  choices?: readonly Choice[]
  reference?: { entity: string; key?: string; nameKey?: string }
  /** For references: the limit on the records that can be chosen, and the property that holds the reference. */
  limit?: ReferenceLimit & { source: string }
  /** For references: the values that offered records must have. */
  where?: WantedValues
  /** For references: the reason why no other records are offered. */
  whyNot?: string
  /** For references: whether a missing record may be made here. */
  mayCreate?: boolean
  scale?: number
  /** `text`, `email`, `url` or `tel`: the keyboard that a phone shows. */
  inputType?: string
  /** For objects and rows: the inputs inside. */
  inner?: readonly InnerInput[]
  /** For rows that are records of another entity. */
  children?: {
    entity: string
    /** The property that holds the rows. */
    list: string
    /** The rows' reference to the record that they belong to. */
    of: string
    /** The property that stores the rows' order; absent if they cannot be reordered. */
    order?: string
    /** The properties that are computed in each row. */
    computed: readonly string[]
    /** The values that the server fills in for a new row where none are given. */
    fills: Fills
  }
  /** For rows that are records: whether the record that they belong to is stored already. */
  isStored?: boolean
  /** For rows with limited references: the property that holds the rows. */
  limitedIn?: string
  /** For objects and rows with computed parts: the entity and property that they belong to, and the computed parts. */
  computedInside?: { entity: string; source: string; parts: readonly string[] }
  /** For alternatives: the input that chooses one, and the inputs inside each. */
  alternatives?: { by: InnerInput; of: Readonly<Record<string, readonly InnerInput[]>> }
  /** For named values: the input of each value. */
  value?: InnerInput
  /** For ratings: the number of stars. */
  stars?: number
  /** For lists: the largest number of items. */
  maxItems?: number
  /** For a day that stands for a moment: the day's last moment instead of its first. */
  endOfDay?: boolean
  /** For trees: a node that may not be chosen, nor any node below it. */
  without?: string
  /** For files: the limits of the text that stores a file. */
  textRoom?: TextLimits
  /** For private files: the record that holds them; without an id while the record is new. */
  holder?: FileHolder
}

/** The props of every input of ours: a value, a callback for changes, and words ready to show. */
export interface InputProps {
  id: string
  label: string
  value: Json | undefined
  onChange: (value: Json | undefined) => void
  required?: boolean
  disabled?: boolean
  error?: string | undefined
  help?: string | undefined
  /** Inside a table cell: the label is spoken, but not shown. */
  bare?: boolean
  options?: InputOptions
  /** The complaints inside the value, by JSON pointer relative to it, e.g. `/0/method`. */
  errorsInside?: Readonly<Record<string, string>>
}
