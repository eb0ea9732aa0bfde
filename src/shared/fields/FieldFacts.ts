import type { ColumnType, FilterMatch } from './ColumnType.ts'
import type { WidgetName } from './widgets.ts'

/** The shape of a value in a schema: a JSON type, or a list by the type of its items; `links` are many references. */
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

/** The marks in a schema that tell kinds of one shape apart. */
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

/** How a spreadsheet cell writes and reads a value. */
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

/** The role of a column, by which lists that name no columns are laid out. */
export type ListPlace = 'text' | 'choice' | 'figure' | 'reference' | 'day'

/** The fact sheet of a kind of field: how its properties are recognised, stored, found, drawn and typed. */
export interface FieldFacts {
  /**
   * The schemas that this kind applies to; if one schema has several signs, the strongest decides
   * (`scripts/generate/model/fieldOf.ts`).
   */
  answersTo: Readonly<Partial<Record<ValueShape, readonly SchemaSign[]>>>
  /**
   * byFormat: text, or the type that the format needs. byStep: exact where `multipleOf` gives the number of decimals. byType: the
   * type of such values without options. Absent: a table of its own.
   */
  column?: ColumnType | 'byFormat' | 'byStep' | 'byType'
  /** A fixed number of decimals. */
  scale?: number
  /** The default input. */
  widget: WidgetName
  /** The inputs that a schema may name, and the input that the form then shows. */
  widgets: Readonly<Partial<Record<WidgetName, WidgetName>>>
  sortable: boolean
  /** How a list filter compares it; absent: no filter. */
  filter?: FilterMatch
  /** A list can be filtered by a range of its values. */
  ranged?: true
  cell: CellForm
  /** Has few values, so a list that names no filters offers one for it. */
  filteredFirst: boolean
  /** The role in which a list that names no columns shows it; false: not shown. */
  listed: ListPlace | false
  /** Numbers, which are right-aligned in columns. */
  numeric: boolean
  /** Lists and dashboards show its sum and its average. */
  measured?: true
  /** Takes the full width of a detail page. */
  wide: boolean
  /** Drawn as plain text, so that it can be the link to its record. */
  bare: boolean
  /** A history compares it word by word. */
  prose?: 'plain' | 'html'
}
