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

/** Everything the emitters read: frozen, complete, every name decided. */
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
  /** As the file is called, e.g. `distributionLog`. */
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
  /** What several records are called. */
  plural: Text
  description?: string
  display: string
  order: readonly Order[]
  search: readonly string[]
  /** `isUnnamed`: it can be chosen, but the schema names no columns, so that no index serves it. */
  columns: readonly { source: string; hidden: boolean; width?: number; isUnnamed?: true }[]
  filters: readonly { source: string; as: 'match' | 'range' }[]
  groups: readonly { name: string; label: Text; fields: readonly string[] }[]
  /** Records that wait for a person, counted on the home page. */
  tasks: readonly { name: string; label: Text; where: ListConditions }[]
  /** The dates or moments by which its list is looked at by days. */
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
  /** The references that say whose a record is; empty: everybody who may open the list sees all. */
  ownedBy: readonly string[]
  /** What the entity was called before, for the migration alone. */
  renamedFrom?: string
  properties: readonly Property[]
  /** Properties that look-ups answer beside the id; absent when nothing refers to the entity. */
  lookup?: readonly string[]
  /** What look-ups search; absent when nothing refers to the entity. */
  lookupSearch?: readonly string[]
  /** Properties by which look-ups can be filtered, since references name them; absent: none. */
  lookupFilters?: readonly string[]
  /**
   * What a client sends: draft-07, writable properties, `id` and read-only ones as `{readOnly: true}`, `version` (unless a log), nothing else.
   * No $ref, but for a plain schema that leads back into itself: that one refers to the `definitions` at the root of the schema.
   */
  inputSchema: JsonSchema
  /** What the server answers: every readable property with `id`, `version`; all of them always there, null where not set. */
  recordSchema: JsonSchema
}

/** The states of an entity, their conditions not compiled yet. */
export interface DeclaredStates extends Omit<StateMachine, 'moves'> {
  moves: readonly DeclaredMove[]
}

/** A move with its words, whose condition is still a schema, told that null means "not set". */
export interface DeclaredMove extends Omit<Move, 'when' | 'confirm'> {
  label: Text
  /** Asked before the move is made; absent: no question. */
  confirm?: Text
  when?: JsonSchema
}

/** One property of an entity, or of an object inside one. */
export interface Property {
  name: string
  label: Text
  help?: Text
  /** The property's own part of inputSchema; of a read-only property the whole shape it is stored and answered in. */
  schema: JsonSchema
  required: boolean
  default?: Json
  access: 'readWrite' | 'readOnly' | 'writeOnly'
  field: FieldKind
  /** Absent for links and derived names, which have no column. */
  column?: { type: ColumnType; scale?: number }
  /** The input, where it is not the one of the kind. */
  widget?: WidgetName
  /** How that input works, as far as the schema says. */
  widgetOptions?: WidgetOptions
  unit?: 'money' | 'percent'
  secret?: 'hash' | 'encrypt'
  /** Its files are downloaded only by those who may see the record. */
  private?: true
  /** A duplicate of a record begins without its value. */
  notCopied?: true
  auto?: 'created' | 'updated'
  /** The id of who made or changed the record. */
  by?: 'created' | 'updated'
  fill?: Fill
  /** The expression that it is computed from, as it is written. */
  computed?: string
  /** What people are told where the computed value is refused. */
  message?: Text
  /** The parts of the number that the server gives. */
  number?: readonly NumberPart[]
  unique: boolean
  renamedFrom?: string
  convert?: Conversion
  /** `read` is what the other entity has, where expressions read something of it. */
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
  /** Deleting keeps these rows, as it keeps their owner. */
  keepsRows?: true
  /** Read-only: the display value of the record that this property refers to. */
  nameOf?: string
  options?: readonly { value: string; label: Text; color: ChipColor }[]
  showWhen?: Readonly<Record<string, readonly Json[]>>
  atMost?: string
  filter?: FilterMatch
  sortable: boolean
  /** For objects, rows and alternatives: what is inside, of alternatives what is inside any of them. */
  properties?: readonly Property[]
  /** For alternatives, and for rows that are such: the property that tells them apart, and what is inside each beside it. */
  alternatives?: { by: Property; each: readonly { value: string; properties: readonly Property[] }[] }
  /** For values by name: what each is. */
  values?: Property
  /** For ratings: how many stars there are. */
  stars?: number
}

/** x-children: the entity whose records are the rows, its reference to the owner, and what keeps their order. */
export interface Children {
  entity: string
  of: string
  order?: string
}

/** x-convert: what becomes of stored values that a property no longer takes, for the migration alone. */
export interface Conversion {
  /** New values by the text of the stored ones. */
  map: Readonly<Record<string, string | number | boolean | null>>
  /** For records that have none. */
  missing?: string | number | boolean
  rest: 'refuse' | 'empty' | 'default' | 'nearest'
}
