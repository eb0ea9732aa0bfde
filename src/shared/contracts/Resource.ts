import type { Computation, ComputedParts } from './Expression.ts'
import type { Json, JsonSchema } from './Json.ts'
import type { ListConditions } from './ListConditions.ts'
import type { Validate } from './Route.ts'
import type { ChipColor, StateMachine } from './StateMachine.ts'
import type { EntityKind, Fills, NoOverlap, Order, OwnedBy, ReferenceLimit, UniqueKey } from './Table.ts'
import type { FieldKind } from '../fields/fieldKinds.ts'
import type { WidgetOptions } from '../fields/widgetOptions.ts'
import type { WidgetName } from '../fields/widgets.ts'

/** A value of an enum; its words are the message `resources.{entity}.values.{source}.{value}`. */
export interface FieldOption {
  value: string
  color: ChipColor
}

/** One property as the console knows it; its words are `resources.{entity}.fields.{source}` and `resources.{entity}.help.{source}`. */
export interface Field {
  source: string
  type: FieldKind
  /** The input, where the schema names one other than the default of the field's kind. */
  widget?: WidgetName
  /** Options of the input, where the schema gives some. */
  widgetOptions?: WidgetOptions
  /** Its files are uploaded and downloaded only with a session. */
  private?: true
  /** A duplicated record starts without this value. */
  notCopied?: true
  sortable: boolean
  /** A text that list filters compare as a whole. */
  whole?: true
  options?: readonly FieldOption[]
  /** The entity of a reference or references, and the property of the id in an array of objects. */
  reference?: { entity: string; key?: string; nameKey?: string }
  /** A property that already holds the reference's display value, e.g. parent_name for parent_id. */
  nameFrom?: string
  /** The properties inside an object or a row. */
  fields?: readonly Field[]
  /** For alternatives and rows of alternatives: the property that tells them apart, and the further properties of each. */
  alternatives?: { by: Field; of: Readonly<Record<string, readonly Field[]>> }
  /** For values by name: the field that describes each value. */
  values?: Field
  /** For rows that are records of another entity: the entity, its reference to the owner, and the property of their order. */
  children?: { entity: string; of: string; order?: string }
  /** For ratings: the number of stars. */
  stars?: number
  /** The number of decimals shown, for number, money and percent. */
  scale?: number
  hasHelp?: boolean
  /** The id of the user who made or changed the record; the server sets it. */
  by?: 'created' | 'updated'
  /** Shown only while other properties have one of the given values. */
  showWhen?: Readonly<Record<string, readonly Json[]>>
  /** A computed property that may have one value only: its message is the refusal of any other value. */
  rule?: true
}

/** A column of the list; `hidden` ones are offered in the column choice. */
export interface ListColumn {
  source: string
  hidden?: boolean
  width?: number
}

/** A filter above the list. range: two inputs, `source_gte` and `source_lte`. */
export interface ListFilter {
  source: string
  as: 'match' | 'range'
}

/** A titled group of properties on form and detail; its title is the message `resources.{entity}.groups.{name}`. */
export interface FieldGroup {
  name: string
  fields: readonly string[]
}

/** Records that wait for a person's action; the description of the action is the message `resources.{entity}.tasks.{name}`. */
export interface Task {
  name: string
  /** Filters of the list. */
  where: ListConditions
}

/** Codes of an entity's page and buttons in the menu tree. */
export interface ResourcePermissions {
  page: string
  create?: string
  edit?: string
  delete?: string
  restore?: string
  purge?: string
  export?: string
  import?: string
}

/** The dates or moments that place a record in a calendar; without `to`, the record is placed on one day only. */
export interface Calendar {
  from: string
  to?: string
  /** Users choose the day on which a new record begins. */
  isGiven?: true
}

/** Everything that generic console code needs to know of one entity. `entity` is also react-admin's resource name. */
export interface Resource {
  entity: string
  kind: EntityKind
  /** API path below the base, e.g. `/goods`. */
  path: string
  display: string
  /** The property that tells records of the same name apart in a choice of records. */
  identity?: string
  /** Without an identity: the property that makes the name unique, such as the grade of a class or the house of a flat. */
  besideName?: string
  /** Users type no name for a new record, because the server makes it or it is no text. */
  isUnnamed?: true
  icon: string
  order: Order
  /** True: the list offers a free search. */
  search: boolean
  /** Records cannot be found by typing a name, for example because they are known by a moment. */
  isUnsearched?: true
  fields: readonly Field[]
  columns: readonly ListColumn[]
  filters: readonly ListFilter[]
  groups: readonly FieldGroup[]
  tasks?: readonly Task[]
  /** Absent: the list has no calendar view. */
  calendar?: Calendar
  permissions: ResourcePermissions
  /** Absent: records have no owner. */
  ownedBy?: OwnedBy
  states?: StateMachine
  /** For trees: the property that names the parent. */
  parent?: string
  /** Loads the entity's form, a chunk of its own. Absent for logs. */
  form?: () => Promise<ResourceForm>
}

/** The kind and API path of an entity's records, and the default order of its list. */
export type ResourcePlace = Pick<Resource, 'kind' | 'path' | 'order'>

/** Limits on the records that references may be set to, by property. */
export type Limits = Readonly<Record<string, ReferenceLimit>>

/** Everything that the form of an entity needs: the schema that the validator was compiled from, and how to draw it. */
export interface ResourceForm {
  /** A draft-07 schema, identical to the one of the server's body. It has no titles, because the words come from the messages. */
  schema: JsonSchema
  /** The properties in the order of the form. */
  order: readonly string[]
  validate: Validate
  /** Validators of the schema's branches (if, oneOf, anyOf), by the key rjsf asks for. */
  branches: Readonly<Record<string, Validate>>
  /** Unique keys, which the form of an owner checks in its rows. */
  unique?: readonly UniqueKey[]
  /** Periods or ranges that may not overlap those of other records. */
  noOverlap?: readonly NoOverlap[]
  /** The values that a new record gets where none is given. */
  fills?: Fills
  /** The values that a new row of another entity gets where none is given, by list. */
  rowFills?: Readonly<Record<string, Fills>>
  /** Limits on the records that references may be set to, by property. */
  limits?: Limits
  /** Limits on references in rows that are records of another entity, by list. */
  rowLimits?: Readonly<Record<string, Limits>>
  /** The computations of computed properties, by property. */
  computed?: Readonly<Record<string, Computation>>
  /** The computed parts of each row of a list, or of an object, by property. */
  computedParts?: Readonly<Record<string, ComputedParts>>
  /** The computations in rows that are records of another entity, by list. */
  computedRows?: Readonly<Record<string, Readonly<Record<string, Computation>>>>
  /** The computed parts inside the objects and lists of such rows, by list and property. */
  computedRowParts?: Readonly<Record<string, Readonly<Record<string, ComputedParts>>>>
  /** Properties computed from values that the form does not have: only the server computes them. */
  computedLater?: readonly string[]
  /** The forms of moves that ask for input, by the code of the move. */
  moves?: Readonly<Record<string, Omit<ResourceForm, 'moves'>>>
}
