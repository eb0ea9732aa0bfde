import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import type { ChipColor, Move, StateMachine } from '#shared/contracts/StateMachine.ts'
import type {
  EntityKind,
  Fill,
  NoOverlap,
  NumberPart,
  OnDelete,
  Order,
  ReferenceLimit,
  UniqueKey,
} from '#shared/contracts/Table.ts'
import type { Calendar } from '#shared/contracts/Resource.ts'
import type { ListConditions } from '#shared/contracts/ListConditions.ts'
import type { Dashboard } from '#shared/contracts/Dashboard.ts'
import type { ColumnType, FilterMatch } from '#shared/fields/ColumnType.ts'
import type { Text } from '#shared/contracts/Text.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import type { WidgetOptions } from '#shared/fields/widgetOptions.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'

/** The input of all emitters: frozen and complete, with every name decided. */
export interface Model {
  entities: readonly Entity[]
  groups: readonly MenuGroup[]
  dashboards: readonly DashboardPage[]
}

/** A file of schemas/dashboards/, and its page in the menu. */
export interface DashboardPage extends Dashboard {
  icon: string
  menu: Entity['menu']
}

/** A group of pages in the side menu, declared in schemas/definitions/menuGroups.json. */
export interface MenuGroup {
  code: string
  label: Text
  icon: string
  sequence: number
}

/** One schema file after loading, checking and naming. */
export interface Entity {
  /** The name of the schema file, e.g. `distributionLog`. */
  name: string
  /** TypeScript name, e.g. `DistributionLog`. */
  typeName: string
  /** SQL table name, e.g. `distribution_log`. */
  tableName: string
  /** Path of the schema file from the project's root, for headers and errors. */
  file: string
  kind: EntityKind
  path: string
  label: Text
  /** The label for several records. */
  plural: Text
  display: string
  order: readonly Order[]
  search: readonly string[]
  /** The columns of the list. `isUnnamed`: people can choose it, but the schema names no columns, so no index serves it. */
  columns: readonly { source: string; hidden: boolean; width?: number; isUnnamed?: true }[]
  filters: readonly { source: string; as: 'match' | 'range' }[]
  groups: readonly { name: string; label: Text; fields: readonly string[] }[]
  /** Records that wait for a person, counted on the home page. */
  tasks: readonly { name: string; label: Text; where: ListConditions }[]
  /** The properties whose dates or moments place records in the list's calendar. */
  calendar?: Omit<Calendar, 'isGiven'>
  icon: string
  menu: { group?: string; sequence: number; code: string }
  actions: readonly ('create' | 'edit' | 'delete' | 'restore' | 'purge' | 'export' | 'import')[]
  unique: readonly UniqueKey[]
  noOverlap: readonly NoOverlap[]
  softDelete: boolean
  deleteConfirm: Text
  states?: DeclaredStates
  parent?: string
  /** The references that lead to a record's owners; empty: everyone who may open the list sees all records. */
  ownedBy: readonly string[]
  /** The entity's former name, for the migration alone. */
  renamedFrom?: string
  properties: readonly Property[]
  /** Properties that look-ups answer beside the id; absent if no reference leads to the entity. */
  lookup?: readonly string[]
  /** Properties that look-ups search; absent if no reference leads to the entity. */
  lookupSearch?: readonly string[]
  /** Properties by which look-ups can be filtered, because the limits of references name them; absent: none. */
  lookupFilters?: readonly string[]
  /**
   * The body that a client sends: draft-07, writable properties, `id` and read-only ones as `{readOnly: true}`, `version` (unless
   * a log), nothing else.
   * No $ref, except in a plain schema that refers to itself: its references lead to the `definitions` at the root of the schema.
   */
  inputSchema: JsonSchema
  /** The server's answer: every readable property with `id`, `version`; all of them always present, null if not set. */
  recordSchema: JsonSchema
}

/** The states of an entity, whose conditions are not compiled yet. */
export interface DeclaredStates extends Omit<StateMachine, 'moves'> {
  moves: readonly DeclaredMove[]
}

/** A move with its words; its condition is still a schema, in which null means "not set". */
export interface DeclaredMove extends Omit<Move, 'when' | 'confirm'> {
  label: Text
  /** The question before the move is made; absent: no question. */
  confirm?: Text
  when?: JsonSchema
}

/** One property of an entity, or of an object inside one. */
export interface Property {
  name: string
  label: Text
  help?: Text
  /** The property's own part of inputSchema; for a read-only property the whole shape in which it is stored and answered. */
  schema: JsonSchema
  required: boolean
  default?: Json
  access: 'readWrite' | 'readOnly' | 'writeOnly'
  field: FieldKind
  /** Absent for links and derived names, which have no column. */
  column?: { type: ColumnType; scale?: number }
  /** The input, if it is not the default of the field's kind. */
  widget?: WidgetName
  /** The options of that input which the schema sets. */
  widgetOptions?: WidgetOptions
  unit?: 'money' | 'percent'
  secret?: 'hash' | 'encrypt'
  /** Its files can be downloaded only by people who may see the record. */
  private?: true
  /** A duplicate of a record starts without its value. */
  notCopied?: true
  auto?: 'created' | 'updated'
  /** The id of the user who created or last changed the record. */
  by?: 'created' | 'updated'
  fill?: Fill
  /** The text of the expression that computes it. */
  computed?: string
  /** The message when the computed value is refused. */
  message?: Text
  /** The parts of the number that the server assigns. */
  number?: readonly NumberPart[]
  unique: boolean
  renamedFrom?: string
  convert?: Conversion
  /** `read` has the properties of the other entity, if expressions read one of them. */
  reference?: { entity: string; onDelete: OnDelete; limit?: ReferenceLimit; read?: readonly Property[] }
  /** Many-to-many: see Link in src/shared/contracts/Table.ts. */
  link?: {
    entity: string
    onDelete: OnDelete
    limit?: ReferenceLimit
    key?: string
    nameKey?: string
    minItems: number
    maxItems?: number
  }
  /** Records of another entity that are rows of this one's form. */
  children?: Children
  /** Deleting the owner keeps these rows, as it keeps the owner. */
  keepsRows?: true
  /** Read-only: the display value of the record that this property refers to. */
  nameOf?: string
  options?: readonly { value: string; label: Text; color: ChipColor }[]
  showWhen?: Readonly<Record<string, readonly Json[]>>
  atMost?: string
  filter?: FilterMatch
  sortable: boolean
  /** For objects, rows and alternatives: the properties inside; for alternatives those of all of them. */
  properties?: readonly Property[]
  /** For alternatives, and for rows of such: the property that tells them apart, and the other properties of each. */
  alternatives?: { by: Property; each: readonly { value: string; properties: readonly Property[] }[] }
  /** For values by name: the property that describes each value. */
  values?: Property
  /** For ratings: the number of stars. */
  stars?: number
}

/** x-children: the entity whose records are the rows, its reference to the owner, and the property that keeps their order. */
export interface Children {
  entity: string
  of: string
  order?: string
}

/** x-convert: the conversion of stored values that a property no longer takes, for the migration alone. */
export interface Conversion {
  /** New values by the text of the stored ones. */
  map: Readonly<Record<string, string | number | boolean | null>>
  /** The value for records that have none. */
  missing?: string | number | boolean
  rest: 'refuse' | 'empty' | 'default' | 'nearest'
}
