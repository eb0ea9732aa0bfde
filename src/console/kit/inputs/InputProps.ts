import type { Json } from '#shared/contracts/Json.ts'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'
import type { ComparedValue, Fills, ReferenceLimit } from '#shared/contracts/Table.ts'
import type { TextRoom } from '#shared/fields/fileValue.ts'
import type { WidgetOptions } from '#shared/fields/widgetOptions.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'

/** The values that records have by property, of which one is enough. */
export type WantedValues = Readonly<Record<string, readonly ComparedValue[]>>

/** One value that can be chosen, with its words. */
export interface Choice {
  value: string
  /** What a form keeps, where that is a number or a truth value; absent: the text. */
  stored?: Json
  label: string
  /** Tells it from others of the same name. */
  hint?: string
  color?: ChipColor
}

/** A part of an object or of a row: what is typed there and by which input. */
export interface InnerInput {
  name: string
  label: string
  widget: WidgetName
  required: boolean
  help: string | undefined
  /** What a new row, or an object that was not there yet, starts with. */
  initial: Json | undefined
  /** The server fills it in where nothing is given, so what was emptied is kept as nothing. */
  isFilled?: boolean
  /** Wants the whole width, and has no room in a table. */
  wide: boolean
  /** Shown only while others beside it have one of the given values. */
  showWhen?: Readonly<Record<string, readonly Json[]>>
  options?: InputOptions
}

/** A record that holds private files, and so tells who may read them. */
export interface FileHolder {
  entity: string
  id?: string | undefined
}

/** What a schema may say about how a value is typed. */
export interface InputOptions extends WidgetOptions {
  choices?: readonly Choice[]
  reference?: { entity: string; key?: string; nameKey?: string }
  /** For references: which records can be chosen, by the property that holds it. */
  limit?: ReferenceLimit & { source: string }
  /** For references: what is asked of the records that are offered. */
  where?: WantedValues
  /** For references: why no other records are offered. */
  whyNot?: string
  /** For references: a record that is missing may be made here. */
  mayMake?: boolean
  scale?: number
  /** `text`, `email`, `url`, `tel`: which keyboard a phone shows. */
  inputType?: string
  /** For objects and rows: the inputs inside. */
  inner?: readonly InnerInput[]
  /** For rows that are records of another entity. */
  children?: {
    entity: string
    /** The property that holds them. */
    list: string
    /** Their reference to the record that they belong to. */
    of: string
    /** What keeps their order, which can be changed then. */
    order?: string
    /** What follows in each row. */
    computed: readonly string[]
    /** What a new row gets where nothing is given. */
    fills: Fills
  }
  /** For rows that are records: whether the record that they belong to is one already. */
  isStored?: boolean
  /** For rows with references that may not lead to every record: the property that holds them. */
  limitedIn?: string
  /** For objects and rows of which something is computed: whose property they are, and what follows in each. */
  computedInside?: { entity: string; source: string; parts: readonly string[] }
  /** For alternatives: the input that chooses one, and the inputs inside each. */
  alternatives?: { by: InnerInput; of: Readonly<Record<string, readonly InnerInput[]>> }
  /** For values by names that people give: what each is typed with. */
  value?: InnerInput
  /** For ratings: how many stars there are. */
  stars?: number
  /** For lists: how many there may be. */
  maxItems?: number
  /** For a day that stands for a moment: its last one instead of its first. */
  endOfDay?: boolean
  /** For trees: a node that may not be chosen, with all below it. */
  without?: string
  /** For files: what the text that keeps one may be. */
  textRoom?: TextRoom
  /** For private files: the record that holds them; without an id while it is new. */
  holder?: FileHolder
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
