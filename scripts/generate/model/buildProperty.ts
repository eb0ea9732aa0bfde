import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { FilterMatch } from '#shared/fields/ColumnType.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf, textOf } from '../load/readJson.ts'
import type { Property } from '../contracts/Model.ts'
import { alternativeRowsOf, alternativesOf } from './types/alternativesOf.ts'
import type { Alternatives } from './types/alternativesOf.ts'
import { withAssumedDefaults } from './schemas/assumedDefaults.ts'
import { closedSchema } from './schemas/closedSchema.ts'
import { conversionOf } from './conversion/conversionOf.ts'
import { fieldOf, valueSchemaOf } from './fieldOf.ts'
import type { FieldRepresentation } from './fieldOf.ts'
import { labelOf, wordsOf } from './names/labelOf.ts'
import { placeOf } from './references/limitOf.ts'
import { linkOf, referenceOf } from './references/linkOf.ts'
import { humanise } from '#shared/words/nameForms.ts'
import { nullable } from './types/nullable.ts'
import { numberPartsOf } from './numberPartsOf.ts'
import { optionsOf } from './types/options.ts'
import { plainSchema } from './schemas/plainSchema.ts'
import { allowsNull, typesOf } from './types/typesOf.ts'
import { withDiscriminators } from './schemas/withDiscriminators.ts'
import { visibleTexts } from './visibleTexts.ts'
import { widgetOf, widgetOptionsOf } from './widgetOf.ts'

/** The facts around a property that affect it. */
export interface PropertyContext {
  /** The property is listed in the `required` of the object around it. */
  required: boolean
  /** The entity is a log, or an object around the property is read-only. */
  readOnly: boolean
  dialect: boolean
}

/** One property in the form that everything after the schemas uses. */
export function buildProperty(name: string, given: Json, context: PropertyContext): Property {
  // A property that is always refused can only be unset.
  const schema: JsonObject = given === false ? { type: 'null' } : objectOf(given)
  const kind = kindOf(schema)
  const link = linkOf(schema)
  const access = accessOf(schema, context)
  const required = isRequired(schema, context)
  const inner = context.dialect ? closedSchema(context.readOnly ? schema : visibleTexts(schema)) : schema
  const plain = typedFor(kind, shaped(inner), schema)
  const own = required ? plain : nullable(plain)
  return compact({
    name,
    label: labelOf(schema, humanise(name)),
    help: wordsOf(schema['x-help']) ?? describedHelp(schema, context),
    schema: { ...objectOf(own), ...(access === 'readWrite' ? {} : { [access]: true }) },
    required,
    default: schema['default'] ?? undefined,
    access,
    ...kind,
    widget: widgetOf(schema, kind),
    widgetOptions: widgetOptionsOf(schema),
    unit: oneOf(schema['x-unit'], ['money', 'percent']),
    secret: oneOf(schema['x-secret'], ['hash', 'encrypt']),
    private: schema['x-private'] === true ? true : undefined,
    notCopied: schema['x-copy'] === false ? true : undefined,
    auto:
      oneOf(schema['x-auto'], ['created', 'updated']) ??
      (context.dialect ? undefined : guessedAuto(name, schema)),
    by: byOf(schema['x-auto']),
    fill: fillOf(schema['x-default'], kind),
    computed: textOf(schema['x-computed']),
    message: wordsOf(schema['x-message']),
    number: numberIn(schema),
    unique: schema['x-unique'] === true || numberIn(schema) !== undefined,
    renamedFrom: textOf(schema['x-renamed-from']),
    convert: conversionOf(schema),
    reference: kind.field === 'reference' ? referenceIn(schema, context) : undefined,
    link,
    children: childrenOf(schema),
    ...(objectOf(schema['x-children'])['kept'] === true ? { keepsRows: true } : {}),
    nameOf: textOf(schema['x-name-of']),
    options: optionsFor(schema),
    showWhen: showWhenOf(schema),
    atMost: textOf(schema['x-at-most']),
    filter: filterOf(schema, kind, access),
    sortable: isSortable(kind, access),
    ...insideOf(schema, context),
    values: kind.field === 'values' ? valuesIn(schema, context) : undefined,
    stars: kind.field === 'rating' ? (numberOf(schema['maximum']) ?? 5) : undefined,
  })
}

/** The validating keywords, with defaults and with the property that tells alternatives apart. */
function shaped(schema: JsonObject): Json {
  return withDiscriminators(withAssumedDefaults(plainSchema(schema)))
}

/** Adds a guessed type: a column holds one type, and values of another must not pass where only other keywords imply it. */
function typedFor({ column }: FieldRepresentation, plain: Json, schema: JsonObject): Json {
  const [type] = typesOf(schema)
  const isGuessed = isJsonObject(plain) && plain['type'] === undefined && plain['enum'] === undefined
  if (!isGuessed || type === undefined || column === undefined || column.type === 'json') return plain
  return { type, ...plain }
}

function kindOf(schema: JsonObject): FieldRepresentation {
  if (schema['x-children'] !== undefined) return { field: 'rows' }
  return schema['x-name-of'] === undefined ? fieldOf(schema) : { field: 'text' }
}

function accessOf(schema: JsonObject, { readOnly }: PropertyContext): Property['access'] {
  if (schema['writeOnly'] === true || schema['x-secret'] === 'hash') return 'writeOnly'
  const isSetByServer = ['x-auto', 'x-computed', 'x-name-of', 'x-number'].some(
    (word) => schema[word] !== undefined,
  )
  return readOnly || isSetByServer || schema['readOnly'] === true ? 'readOnly' : 'readWrite'
}

/** Whether the value is never null. Nobody fills in a read-only property of a plain schema, so it is not required. */
function isRequired(schema: JsonObject, { required, dialect, readOnly }: PropertyContext): boolean {
  const auto = schema['x-auto']
  if (auto !== undefined) return byOf(auto) === undefined
  if (schema['x-name-of'] !== undefined || schema['x-computed'] !== undefined || allowsNull(schema))
    return false
  if (!dialect && !readOnly && schema['readOnly'] === true && schema['default'] === undefined) return false
  return required
}

function fillOf(value: Json | undefined, { column }: FieldRepresentation): Property['fill'] {
  const { now, currentUser, property } = objectOf(value)
  if (now === true) return { now: column?.type === 'date' ? 'date' : 'timestamp' }
  if (currentUser === true) return { currentUser }
  return typeof property === 'string' ? placeOf(property) : undefined
}

function numberIn(schema: JsonObject): Property['number'] {
  const pattern = textOf(schema['x-number'])
  return pattern === undefined ? undefined : numberPartsOf(pattern)
}

function referenceIn(schema: JsonObject, context: PropertyContext): Property['reference'] {
  const reference = referenceOf(schema)
  const { read } = objectOf(schema['x-reference'])
  return reference && isJsonObject(read) ? { ...reference, read: propertiesIn(read, context) } : reference
}

function childrenOf(schema: JsonObject): Property['children'] {
  const { entity, of, order } = objectOf(schema['x-children'])
  if (typeof entity !== 'string' || typeof of !== 'string') return undefined
  return { entity, of, ...(typeof order === 'string' ? { order } : {}) }
}

function byOf(auto: Json | undefined): Property['by'] {
  if (auto === 'createdBy') return 'created'
  return auto === 'updatedBy' ? 'updated' : undefined
}

function describedHelp(schema: JsonObject, { dialect }: PropertyContext): Property['help'] {
  const description = textOf(schema['description'])?.trim()
  return dialect || !description ? undefined : { zh: description, en: description }
}

function guessedAuto(name: string, schema: JsonObject): Property['auto'] {
  if (schema['format'] !== 'date-time' || schema['readOnly'] !== true) return undefined
  if (/^created_?at$/i.test(name)) return 'created'
  return /^updated_?at$/i.test(name) ? 'updated' : undefined
}

function optionsFor(schema: JsonObject): Property['options'] {
  const options = optionsOf(schema['type'] === 'array' ? objectOf(schema['items']) : schema)
  return options.length > 0 ? options : undefined
}

function showWhenOf(schema: JsonObject): Property['showWhen'] {
  const conditions = schema['x-show-when']
  if (!isJsonObject(conditions)) return undefined
  return Object.fromEntries(Object.entries(conditions).map(([name, values]) => [name, listOf(values)]))
}

function filterOf(
  schema: JsonObject,
  { field, column }: FieldRepresentation,
  access: Property['access'],
): FilterMatch | undefined {
  const { filter } = factsOf(field)
  if (!column || filter === undefined || access === 'writeOnly') return undefined
  if (filter === 'holds') return filter
  // A text that is stored as a day or an id is compared as a whole.
  return oneOf(schema['x-match'], ['contains', 'equals']) ?? (column.type === 'text' ? filter : 'equals')
}

function isSortable({ field, column }: FieldRepresentation, access: Property['access']): boolean {
  return column !== undefined && factsOf(field).sortable && access !== 'writeOnly'
}

function insideOf(
  schema: JsonObject,
  context: PropertyContext,
): Pick<Property, 'properties' | 'alternatives'> {
  const found = alternativesOf(schema) ?? alternativeRowsOf(schema)
  if (!found) {
    const properties = innerProperties(schema, context)
    return properties ? { properties } : {}
  }
  const alternatives = builtAlternatives(found, context)
  const { by, each } = alternatives
  const parts = [by, ...each.flatMap(({ properties }) => properties)]
  const names = parts.map((part) => part.name)
  const properties = parts.filter((part, index) => names.indexOf(part.name) === index)
  return { properties, alternatives }
}

/** Builds the property that tells the alternatives apart as a choice whose options have the labels of the alternatives. */
function builtAlternatives(
  { by: name, members }: Alternatives,
  context: PropertyContext,
): NonNullable<Property['alternatives']> {
  const tags = members.map(({ schema }) => objectOf(objectOf(schema['properties'])[name]))
  const options = members.map(({ value, schema }, index): JsonObject => {
    const { 'x-label': label = schema['title'] ?? null, 'x-color': color = null } = {
      ...tags[index],
      ...schema,
    }
    return {
      const: value,
      ...(isJsonObject(label) ? { 'x-label': label } : typeof label === 'string' ? { title: label } : {}),
      ...(color === null ? {} : { 'x-color': color }),
    }
  })
  const { const: _const, enum: _enum, ...words } = tags.find((part) => part['x-label'] !== undefined) ?? {}
  const by = { ...words, type: 'string', oneOf: options }
  return {
    by: buildProperty(name, by, { ...context, required: true }),
    each: members.map(({ value, schema }) => ({
      value,
      properties: (innerProperties(schema, context) ?? []).filter((part) => part.name !== name),
    })),
  }
}

function innerProperties(schema: JsonObject, context: PropertyContext): readonly Property[] | undefined {
  const owner = isJsonObject(schema['properties']) ? schema : objectOf(schema['items'])
  if (!isJsonObject(owner['properties'])) return undefined
  const isOfChildren = schema['x-children'] !== undefined
  return propertiesIn(owner, context).filter(({ name }) => !(isOfChildren && name === 'id'))
}

function propertiesIn(owner: JsonObject, context: PropertyContext): readonly Property[] {
  const required = textsOf(owner['required'])
  return Object.entries(objectOf(owner['properties'])).map(([name, value]) =>
    buildProperty(name, value, { ...context, required: required.includes(name) }),
  )
}

function valuesIn(schema: JsonObject, context: PropertyContext): Property | undefined {
  const value = valueSchemaOf(schema)
  return value && buildProperty('value', value, { ...context, required: true })
}

function oneOf<const Choice extends string>(
  value: Json | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value)
}

/** Removes the keys whose value is undefined. */
function compact(property: Property): Property
function compact(property: object): object {
  return Object.fromEntries(Object.entries(property).filter(([, value]) => value !== undefined))
}
