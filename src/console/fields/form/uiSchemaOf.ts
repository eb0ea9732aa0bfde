import type { UiSchema } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { EntityWords } from '../../session/entities/entityWords.ts'
import type { InputOptions, InnerInput } from '../../kit/inputs/InputProps.ts'
import { isObject } from '../../kit/text/readValue.ts'
import { widgetOfType } from '../inputs/widgetOfType.ts'

interface UiSources {
  resource: Resource
  form: ResourceForm
  words: EntityWords
  /** States the form may set; absent when the entity has none. */
  states: readonly string[] | undefined
}

/** How rjsf draws the form: the generated hints, an input of ours for every property, and the words. */
export function uiSchemaOf({ resource, form, words, states }: UiSources): UiSchema {
  const offered = (field: Field): Field =>
    states && field.source === resource.states?.property
      ? { ...field, options: field.options?.filter(({ value }) => states.includes(value)) ?? [] }
      : field
  const entries = resource.fields.map((field) => [
    field.source,
    uiOfField(offered(field), field.source, { form, words }),
  ])
  return { ...form.uiSchema, ...Object.fromEntries(entries) }
}

interface Sources {
  form: Pick<ResourceForm, 'schema' | 'uiSchema'>
  words: EntityWords
}

function uiOfField(field: Field, source: string, { form, words }: Sources): UiSchema {
  const hints = objectAt(form.uiSchema, source)
  const schema = objectAt(objectAt(form.schema, 'properties'), source)
  const widget = widgetOf(field, hints)
  return {
    ...hints,
    'ui:field': 'input',
    'ui:fieldReplacesAnyOrOneOf': true,
    'ui:widget': widget,
    'ui:title': words.label(source),
    'ui:help': words.help(field, source),
    'ui:options': {
      input: optionsOf(field, { source, schema, hints, words }),
      wide: isWide(widget),
    },
  }
}

interface Place {
  /** The way to the property, with dots, as its words are known by. */
  source: string
  schema: JsonObject
  hints: JsonObject
  words: EntityWords
}

function optionsOf(field: Field, place: Place): InputOptions {
  const type = inputTypes[field.type]
  const { maxItems } = place.schema
  return {
    ...(field.options && { choices: place.words.choices(field, place.source) }),
    ...(field.reference && { reference: field.reference }),
    ...(field.scale !== undefined && { scale: field.scale }),
    ...(field.type === 'integer' && { scale: 0 }),
    ...(type && { inputType: type }),
    ...(typeof maxItems === 'number' && { maxItems }),
    ...(field.type === 'object' && { inner: innerOf(field, place) }),
    ...(field.type === 'rows' && { inner: innerOf(field, itemsOf(place)) }),
  }
}

const inputTypes: Partial<Record<Field['type'], string>> = { email: 'email', url: 'url' }

function itemsOf({ schema, hints, ...place }: Place): Place {
  return { ...place, schema: objectAt(schema, 'items'), hints: objectAt(hints, 'items') }
}

/** The inputs inside an object or a row; what the server makes has none. */
function innerOf({ fields = [] }: Field, { source, schema, hints, words }: Place): InnerInput[] {
  const required = schema['required']
  return fields.flatMap((field): InnerInput[] => {
    const part = objectAt(objectAt(schema, 'properties'), field.source)
    if (part['readOnly'] === true) return []
    const place = {
      source: `${source}.${field.source}`,
      schema: part,
      hints: objectAt(hints, field.source),
      words,
    }
    const widget = widgetOf(field, place.hints)
    return [
      {
        name: field.source,
        label: words.label(place.source),
        widget,
        required: Array.isArray(required) && required.includes(field.source),
        help: words.help(field, place.source),
        initial: part['default'],
        wide: isWide(widget),
        options: optionsOf(field, place),
      },
    ]
  })
}

/** One input each, whatever a schema names: it draws trees as trees, and a stored secret as a mask. */
const generic: readonly Field['type'][] = ['references', 'secret']

/** Inputs that are more than another look of the generic one. */
const specific = ['permissions', 'grantable']

/** The widget a schema names; `table` is our rows. */
function widgetOf(field: Field, hints: JsonObject): string {
  const named = hints['ui:widget']
  if (typeof named !== 'string') return widgetOfType[field.type]
  if (generic.includes(field.type) && !specific.includes(named)) return widgetOfType[field.type]
  return named === 'table' ? 'rows' : named
}

function isWide(widget: string): boolean {
  const wide = [
    'textarea',
    'richText',
    'json',
    'images',
    'object',
    'rows',
    'references',
    'tags',
    'apiCalls',
    'permissions',
  ]
  return wide.includes(widget)
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const value: Json | undefined = object[name]
  return isObject(value) ? value : {}
}
