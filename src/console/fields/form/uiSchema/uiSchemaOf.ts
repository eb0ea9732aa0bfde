import type { UiSchema } from '@rjsf/utils'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Limits, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { Fills, ReferenceLimit } from '#shared/contracts/Table.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { TextLimits } from '#shared/fields/fileValue.ts'
import { innerSchemaFor } from '#shared/validation/innerSchemaFor.ts'
import { widgets } from '#shared/fields/widgets.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import type { EntityWords } from '../../../session/entities/entityWords.ts'
import type { Choice, InputOptions, InnerInput } from '../../../kit/inputs/InputProps.ts'
import { textOf } from '../../../kit/text/readValue.ts'

interface UiSources {
  resource: Resource
  form: ResourceForm
  words: EntityWords
  /** The states that the form may set; absent when the entity has none. */
  states: readonly string[] | undefined
  /** Whether a property cannot be changed now. */
  isLocked?: (name: string) => boolean
}

/** The uiSchema for rjsf: one of our inputs for every property that people may write, in the form's order, with its words. */
export function uiSchemaOf({ resource, form, words, states, isLocked }: UiSources): UiSchema {
  const offered = (field: Field): Field =>
    states && field.source === resource.states?.property
      ? { ...field, options: field.options?.filter(({ value }) => states.includes(value)) ?? [] }
      : field
  const properties = objectAt(form.schema, 'properties')
  const hidden = Object.keys(properties).map((name) => [name, { 'ui:widget': 'hidden' }])
  const drawn = resource.fields
    .filter(({ source }) => objectAt(properties, source)['readOnly'] !== true)
    .map((field) => {
      const { source } = field
      const drawn = uiOfField(offered(field), {
        entity: resource.entity,
        source,
        schema: objectAt(properties, source),
        words,
        computed: Object.keys(form.computedRows?.[source] ?? {}),
        computedParts: Object.keys(form.computedParts?.[source] ?? {}),
        computedRowParts: form.computedRowParts?.[source],
        fills: form.rowFills?.[source],
        limit: form.limits?.[source],
        rowLimits: form.rowLimits?.[source],
      })
      return [source, isLocked?.(source) ? { ...drawn, 'ui:readonly': true } : drawn]
    })
  return { 'ui:order': [...form.order], ...Object.fromEntries([...hidden, ...drawn]) }
}

interface Place {
  /** The entity that has the property, also for rows that are records of another entity. */
  entity: string
  /** The path to the property, with dots: the key of its words. */
  source: string
  schema: JsonObject
  words: EntityWords
  /** The properties that are computed in each of its rows. */
  computed?: readonly string[]
  /** The properties that are computed inside it, or in each of its rows where these are no records. */
  computedParts?: readonly string[]
  /** The properties that are computed inside the parts of its rows, where the rows are records. */
  computedRowParts?: ResourceForm['computedParts'] | undefined
  /** The values that the server fills in for its new rows where none are given. */
  fills?: Fills | undefined
  /** The limit on the records that it may refer to. */
  limit?: ReferenceLimit | undefined
  /** The limits on references in its rows. */
  rowLimits?: Limits | undefined
}

function uiOfField(field: Field, place: Place): UiSchema {
  const { source, words } = place
  const widget = widgetOf(field)
  return {
    'ui:field': 'input',
    'ui:fieldReplacesAnyOrOneOf': true,
    'ui:widget': widget,
    'ui:title': words.label(source),
    'ui:help': words.help(field, source),
    'ui:options': { input: optionsOf(field, place), wide: widgets[widget].wide },
  }
}

/** The name of the input that draws a property. */
export function widgetOf({ widget, type }: Field): WidgetName {
  return widget ?? factsOf(type).widget
}

function optionsOf(field: Field, place: Place): InputOptions {
  const { entity, source, computedParts: parts = [] } = place
  const { maxItems } = place.schema
  return {
    ...((field.options ?? field.type === 'boolean') && { choices: choicesOf(field, place) }),
    ...(field.reference && { reference: field.reference, mayCreate: true }),
    ...(place.limit && { limit: { ...place.limit, source: field.source } }),
    ...(field.scale !== undefined && { scale: field.scale }),
    ...(field.type === 'integer' && { scale: 0 }),
    ...(typeof maxItems === 'number' && { maxItems }),
    ...(field.type === 'file' && { textRoom: textRoomIn(place.schema) }),
    ...(field.type === 'files' && { textRoom: textRoomIn(objectAt(place.schema, 'items')) }),
    ...(field.private && { holder: { entity } }),
    ...(field.stars !== undefined && { stars: field.stars }),
    ...field.widgetOptions,
    ...(field.values && { value: valueOf(field.values, place) }),
    ...(field.children && {
      children: { ...field.children, list: source, computed: place.computed ?? [], fills: place.fills ?? {} },
    }),
    ...(!field.children && place.rowLimits && { limitedIn: source }),
    ...(parts.length > 0 && { computedInside: { entity, source: field.source, parts } }),
    ...alternativesOf(field, field.type === 'alternativeRows' ? rowsOf(field, place) : place),
    ...(field.type === 'object' && { inner: innerOf(field, place) }),
    ...(field.type === 'rows' && { inner: innerOf(field, rowsOf(field, place)) }),
  }
}

function textRoomIn({ maxLength, format }: JsonObject): TextLimits {
  return {
    maxLength: typeof maxLength === 'number' ? maxLength : undefined,
    ascii: format === 'uri-reference' || format === 'uri',
  }
}

/** The choices, each with the value in the schema, which is not always a text. */
function choicesOf(field: Field, { source, schema, words }: Place): Choice[] {
  const { enum: several = objectAt(schema, 'items')['enum'], const: single = [] } = schema
  const values = field.type === 'boolean' ? [true, false] : [several ?? single].flat()
  return words.choices(field, source).map((choice) => {
    const stored = values.find((value) => textOf(value) === choice.value)
    return stored === undefined ? choice : { ...choice, stored }
  })
}

function rowsOf({ children }: Field, { schema, entity, ...place }: Place): Place {
  return { ...place, entity: children?.entity ?? entity, schema: objectAt(schema, 'items') }
}

/** The inputs inside an object or a row; read-only properties have none. */
function innerOf({ fields = [] }: Field, place: Place): InnerInput[] {
  return fields.flatMap((field) => innerInput(field, place) ?? [])
}

function innerInput(
  field: Field,
  { entity, source, schema, words, fills = {}, computedRowParts, rowLimits }: Place,
): InnerInput | undefined {
  const required = schema['required']
  const part = objectAt(objectAt(schema, 'properties'), field.source)
  if (part['readOnly'] === true) return undefined
  const place = {
    entity,
    source: `${source}.${field.source}`,
    schema: part,
    words,
    computedParts: Object.keys(computedRowParts?.[field.source] ?? {}),
    limit: rowLimits?.[field.source],
  }
  const widget = widgetOf(field)
  return {
    name: field.source,
    label: words.label(place.source),
    widget,
    required: Array.isArray(required) && required.includes(field.source),
    help: words.help(field, place.source),
    initial: part['default'],
    ...(fills[field.source] && { isFilled: true }),
    wide: widgets[widget].wide,
    ...(field.showWhen && { showWhen: field.showWhen }),
    options: optionsOf(field, place),
  }
}

/** The alternatives of an object: the input that chooses one of them, and the inputs of each. */
function alternativesOf(field: Field, place: Place): Pick<InputOptions, 'alternatives'> {
  const { by, of } = field.alternatives ?? {}
  if (!by || !of) return {}
  const shapeOf = (value: string) => innerSchemaFor(place.schema, { [by.source]: value })
  const inputs = Object.entries(of).map(
    ([value, fields]) =>
      [value, innerOf({ ...field, fields }, { ...place, schema: shapeOf(value) })] as const,
  )
  const chooser = innerInput(by, { ...place, schema: { required: [by.source] } })
  return chooser ? { alternatives: { by: chooser, of: Object.fromEntries(inputs) } } : {}
}

/** The input of the values whose names people choose. */
function valueOf(field: Field, { entity, source, schema, words }: Place): InnerInput {
  const part = objectAt(schema, 'additionalProperties')
  const widget = widgetOf(field)
  return {
    name: field.source,
    label: words.label(source),
    widget,
    required: true,
    help: undefined,
    initial: part['default'],
    wide: widgets[widget].wide,
    options: optionsOf(field, { entity, source, schema: part, words }),
  }
}
