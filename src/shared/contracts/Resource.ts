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
  /** The input, where the schema names another than the kind's own. */
  widget?: WidgetName
  /** How the input works, where the schema says so. */
  widgetOptions?: WidgetOptions
  /** Its files are uploaded and downloaded with the session. */
  private?: true
  /** A duplicate of a record begins without its value. */
  notCopied?: true
  sortable: boolean
  /** A text that lists compare as a whole. */
  whole?: true
  options?: readonly FieldOption[]
  /** For reference and references: the entity, and where the id stands in the items of an array of objects. */
  reference?: { entity: string; key?: string; nameKey?: string }
  /** A property that already holds the reference's display value, e.g. parent_name for parent_id. */
  nameFrom?: string
  /** For object and rows: the properties inside. */
  fields?: readonly Field[]
  /** For alternatives, and for rows that are such: the property that tells them apart, and the properties inside each beside it. */
  alternatives?: { by: Field; of: Readonly<Record<string, readonly Field[]>> }
  /** For values by name: what each is. */
  values?: Field
  /** For rows that are records of another entity: which one, its reference to the owner, and what keeps their order. */
  children?: { entity: string; of: string; order?: string }
  /** For ratings: how many stars there are. */
  stars?: number
  /** Decimals shown, for number, money and percent. */
  scale?: number
  hasHelp?: boolean
  /** The id of who made or changed the record, which the server sets. */
  by?: 'created' | 'updated'
  /** Shown only while other properties have one of the given values. */
  showWhen?: Readonly<Record<string, readonly Json[]>>
  /** Computed, and always of the same value where it is set: what it says is the refusal of any other. */
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

/** Records that wait for a person; what is to be done is the message `resources.{entity}.tasks.{name}`. */
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

/** The dates or moments that say on which days a record stands in a calendar; without an end on the first alone. */
export interface Calendar {
  from: string
  to?: string
  /** People say themselves on which day a new record begins. */
  isGiven?: true
}

/** Everything the generic console code needs to know of one entity. Also react-admin's resource name is `entity`. */
export interface Resource {
  entity: string
  kind: EntityKind
  /** API path below the base, e.g. `/goods`. */
  path: string
  display: string
  /** The property that tells records of the same name apart where one is chosen. */
  identity?: string
  /** Absent an identity: the property together with which the name occurs once, such as the grade of a class or the house of a flat. */
  besideName?: string
  /** People type no name of a new record: the server makes it, or it is no text. */
  isUnnamed?: true
  icon: string
  order: Order
  /** True: the list offers a free search. */
  search: boolean
  /** Nothing that people type finds a record by its name, as of records that are known by a moment. */
  isUnsearched?: true
  fields: readonly Field[]
  columns: readonly ListColumn[]
  filters: readonly ListFilter[]
  groups: readonly FieldGroup[]
  tasks?: readonly Task[]
  /** Absent: the list is not looked at by days. */
  calendar?: Calendar
  permissions: ResourcePermissions
  /** Absent: nothing belongs to anybody. */
  ownedBy?: OwnedBy
  states?: StateMachine
  /** For trees: the property that names the parent. */
  parent?: string
  /** Loads the entity's form, a chunk of its own. Absent for logs. */
  form?: () => Promise<ResourceForm>
}

/** Where the records of an entity are, and which of them its list begins with. */
export type ResourcePlace = Pick<Resource, 'kind' | 'path' | 'order'>

/** Which records references may be set to, by property. */
export type Limits = Readonly<Record<string, ReferenceLimit>>

/** What the form of an entity needs: the schema the validator was compiled from, and how to draw it. */
export interface ResourceForm {
  /** draft-07; exactly the schema of the server's body. Titles are absent: words come from the messages. */
  schema: JsonSchema
  /** Its properties as they stand in the form. */
  order: readonly string[]
  validate: Validate
  /** Validators of the schema's branches (if, oneOf, anyOf), by the key rjsf asks for. */
  branches: Readonly<Record<string, Validate>>
  /** Values that may occur once, which rows of an owner's form are asked about. */
  unique?: readonly UniqueKey[]
  /** Periods or ranges that may not overlap those of other records. */
  noOverlap?: readonly NoOverlap[]
  /** What a new record gets where nothing is given. */
  fills?: Fills
  /** What each new row that is a record of another entity gets, by the list. */
  rowFills?: Readonly<Record<string, Fills>>
  /** Which records its references may be set to, by property. */
  limits?: Limits
  /** The same of references in rows that are records of another entity, by the list. */
  rowLimits?: Readonly<Record<string, Limits>>
  /** What follows from what is filled in, by property. */
  computed?: Readonly<Record<string, Computation>>
  /** What follows in each row of a list, or in an object, by the property. */
  computedParts?: Readonly<Record<string, ComputedParts>>
  /** What follows in each row that is a record of another entity, by the list. */
  computedRows?: Readonly<Record<string, Readonly<Record<string, Computation>>>>
  /** What follows inside such rows, in their objects and lists of objects, by the list and the property. */
  computedRowParts?: Readonly<Record<string, Readonly<Record<string, ComputedParts>>>>
  /** What follows from what the form does not have: the server alone computes it. */
  computedLater?: readonly string[]
  /** The forms of the moves that ask for something, by the code of the move. */
  moves?: Readonly<Record<string, Omit<ResourceForm, 'moves'>>>
}
