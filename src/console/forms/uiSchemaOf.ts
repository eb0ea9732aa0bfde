import type { UiSchema } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { EntityWords } from '../resources/useEntityWords.ts'
import type { InputOptions, RowColumn } from '../widgets/InputProps.ts'
import { isObject } from '../widgets/readValue.ts'
import { widgetOfType } from './widgetOfType.ts'

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
      input: { ...optionsOf(field, source, words), ...columnsOf(field, schema, hints, words) },
      wide: isWide(widget),
    },
  }
}

function optionsOf(field: Field, source: string, words: EntityWords): InputOptions {
  const type = inputTypes[field.type]
  return {
    ...(field.options && { choices: words.choices(field, source) }),
    ...(field.reference && { reference: field.reference }),
    ...(field.scale !== undefined && { scale: field.scale }),
    ...(field.type === 'integer' && { scale: 0 }),
    ...(type && { inputType: type }),
  }
}

const inputTypes: Partial<Record<Field['type'], string>> = { email: 'email', url: 'url' }

function columnsOf(
  { type, source, fields = [] }: Field,
  schema: JsonObject,
  hints: JsonObject,
  words: EntityWords,
): { columns?: RowColumn[] } {
  if (type !== 'rows') return {}
  const items = objectAt(schema, 'items')
  const required = items['required']
  const columns = fields.map((field): RowColumn => {
    const path = `${source}.${field.source}`
    return {
      name: field.source,
      label: words.label(path),
      widget: widgetOf(field, objectAt(objectAt(hints, 'items'), field.source)),
      required: Array.isArray(required) && required.includes(field.source),
      initial: objectAt(objectAt(items, 'properties'), field.source)['default'],
      options: optionsOf(field, path, words),
    }
  })
  return { columns }
}

/** One input each, whatever a schema names: it draws trees as trees, and a stored secret as a mask. */
const generic: readonly Field['type'][] = ['references', 'secret']

/** The widget a schema names; `table` is our rows. */
function widgetOf(field: Field, hints: JsonObject): string {
  const named = hints['ui:widget']
  if (typeof named !== 'string' || generic.includes(field.type)) return widgetOfType[field.type]
  return named === 'table' ? 'rows' : named
}

function isWide(widget: string): boolean {
  return ['textarea', 'richText', 'json', 'images', 'rows', 'references', 'tags'].includes(widget)
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const value: Json | undefined = object[name]
  return isObject(value) ? value : {}
}
