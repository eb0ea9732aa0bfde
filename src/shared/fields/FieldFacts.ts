import type { ColumnType, FilterMatch } from './ColumnType.ts'
import type { WidgetName } from './widgets.ts'

/** What a schema describes: a JSON type, or a list by what is in it; `links` are many references. */
export type ValueShape =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'object'
  | 'texts'
  | 'numbers'
  | 'objects'
  | 'links'

/** What tells kinds of one shape apart. */
export type SchemaSign =
  | 'x-reference'
  | 'x-secret'
  | 'options'
  | `x-widget ${string}`
  | 'text/html'
  | `format ${string}`
  | `x-unit ${string}`
  | 'long'
  | 'properties'
  | 'alternatives'
  | 'values'
  | 'plain'

/** How a cell of a spreadsheet writes a value and is read again. */
export type CellForm =
  | 'text'
  | 'texts'
  | 'integer'
  | 'number'
  | 'numbers'
  | 'money'
  | 'percent'
  | 'truth'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'day'
  | 'moment'
  | 'time'
  | 'clock'
  | 'duration'
  | 'file'
  | 'files'
  | 'json'
  | 'object'
  | 'values'
  | 'rows'

/** What a column says of a record, by which lists that name none are laid out. */
export type ListPlace = 'text' | 'choice' | 'figure' | 'reference' | 'day'

/** The fact sheet of a kind of field: how its properties are recognised, stored, found, drawn and typed. */
export interface FieldFacts {
  /** The schemas that give this kind; of several signs in one schema the strongest decides (`scripts/generate/model/fieldOf.ts`). */
  answersTo: Readonly<Partial<Record<ValueShape, readonly SchemaSign[]>>>
  /** byFormat: text, or what the format asks for. byStep: exact where `multipleOf` says how many decimals. byType: as such values are stored without options. Absent: a table of its own. */
  column?: ColumnType | 'byFormat' | 'byStep' | 'byType'
  /** Decimals that it always has. */
  scale?: number
  /** The input it is typed with, unless the schema names another. */
  widget: WidgetName
  /** The inputs that a schema may name, and what then stands in the form. */
  widgets: Readonly<Partial<Record<WidgetName, WidgetName>>>
  sortable: boolean
  /** How a list's filter compares it; absent: there is none. */
  filter?: FilterMatch
  /** A list can be asked for its values from one to another. */
  ranged?: true
  cell: CellForm
  /** Few values, so a list that names no filters offers one. */
  filteredFirst: boolean
  /** As what a list that names no columns shows it, if it does. */
  listed: ListPlace | false
  /** Figures, which stand right-aligned below each other. */
  numeric: boolean
  /** Lists and dashboards sum it up, and tell what it is on average. */
  measured?: true
  /** Takes the whole width of a detail page. */
  wide: boolean
  /** Drawn as bare text, so that it can be the link to its record. */
  bare: boolean
  /** A history compares its words. */
  prose?: 'plain' | 'html'
}
