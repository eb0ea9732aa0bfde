import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { textOf } from '../../load/readJson.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import { constMembers } from '../../model/types/options.ts'
import { plainSchema } from '../../model/schemas/plainSchema.ts'
import { judgeValue } from '../../model/schemas/judgeValue.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import { valueAdvice } from './valueAdvice.ts'
import { declaredNames } from '../subject/entityNames.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

/** Standard keywords agree with each other: defaults and options are allowed, required names exist. */
export const checkValues: Rule = ({ schema }) => visit(schema.value, [], schema.value['definitions'] ?? {})

function visit(schema: Json, path: Path, definitions: Json): Complaint[] {
  if (!isJsonObject(schema)) return []
  return [
    ...defaultValue(schema, path, definitions),
    ...requiredNames(schema, path),
    ...optionsTwice(schema, path),
    ...optionsRefused(schema, path),
    ...subschemasOf(schema).flatMap((inner) => visit(inner.schema, [...path, ...inner.path], definitions)),
  ]
}

function defaultValue(schema: JsonObject, path: Path, definitions: Json): Complaint[] {
  const given = schema['default']
  if (given === undefined) return []
  const plain = objectOf(plainSchema(schema))
  const isRecursive = JSON.stringify(plain).includes('"$ref"')
  const judged = isRecursive ? { ...plain, definitions } : plain
  const errors = judgeValue(judged, given)
  // Another rule reports faults of the schema itself.
  if (errors === undefined || errors.length === 0) return []
  const reason = errors[0]?.message ?? 'it is not allowed'
  return [
    {
      path: [...path, 'default'],
      message: `The default ${JSON.stringify(given)} is not allowed by the schema: ${reason}.`,
      advice: defaultAdvice(judged, given),
    },
  ]
}

const clock = /^(?:now|today|curdate|getdate|current_?(?:date|timestamp)|sysdate)(?:\(\))?$/iu

function defaultAdvice(schema: JsonObject, given: Json): string {
  const text = textOf(given) ?? ''
  if (clock.test(text)) return 'Write "x-default": { "now": true } instead.'
  const options = textsOf(schema['enum'])
  return options.length > 0 ? insteadOf(text, options) : valueAdvice(schema, given)
}

/** No two options share their messages: the key of an option's message contains a line in the place of a dot. */
function optionsTwice(schema: JsonObject, path: Path): Complaint[] {
  const keyword = ['oneOf', 'anyOf', 'enum'].find((name) => schema[name] !== undefined)
  const isChoice = keyword === 'enum' || (keyword !== undefined && constMembers(schema) !== undefined)
  if (!isChoice) return []
  const values = listOf(schema[keyword]).map((member) =>
    keyword === 'enum' ? member : objectOf(member)['const'],
  )
  const keys = values.map((value) => messageKey(JSON.stringify(value ?? null)))
  return values.flatMap((value, index) => {
    const former = keys.indexOf(keys[index] ?? '')
    if (value === undefined || value === null || former === index) return []
    return [{ path: placeOf(path, keyword, index), ...clashWords(value, values[former]) }]
  })
}

/** Each option and each constant is a value that the rest of the schema allows. */
function optionsRefused(schema: JsonObject, path: Path): Complaint[] {
  const { oneOf, anyOf, enum: listed, const: only, default: _, ...rest } = schema
  const keyword = oneOf === undefined ? 'anyOf' : 'oneOf'
  const members = listOf(oneOf ?? anyOf)
  const values = members.map((member) => objectOf(member)['const'])
  const plain = objectOf(plainSchema(rest))
  if (JSON.stringify(plain).includes('"$ref"')) return []
  const named = values.some((value) => value === undefined) ? [] : values
  return [
    ...valuesRefused(plain, named, (index) => [...path, keyword, index, 'const']),
    ...valuesRefused(plain, listOf(listed), (index) => [...path, 'enum', index]),
    ...valuesRefused(plain, [only], () => [...path, 'const'], 'constant'),
  ]
}

function valuesRefused(
  plain: JsonObject,
  values: readonly (Json | undefined)[],
  at: (index: number) => Path,
  what = 'option',
): Complaint[] {
  return values.flatMap((given, index): Complaint[] => {
    const value = given ?? null
    const [error] = value === null ? [] : (judgeValue(plain, value) ?? [])
    if (!error) return []
    const message = `The ${what} ${JSON.stringify(value)} is not allowed by the rest of the schema: ${error.message ?? ''}.`
    return [{ path: at(index), message, advice: 'Write a value that the schema allows.' }]
  })
}

function placeOf(path: Path, keyword: string, index: number): Path {
  return keyword === 'enum' ? [...path, keyword, index] : [...path, keyword, index, 'const']
}

function clashWords(value: Json, former: Json | undefined): Pick<Complaint, 'message' | 'advice'> {
  const text = JSON.stringify(value)
  if (value === former)
    return { message: `${text} is one of the options twice.`, advice: 'Keep one of them.' }
  const message = `${text} differs from ${JSON.stringify(former)} in a dot alone, so both would get the same words.`
  return { message, advice: 'Change one of them.' }
}

function requiredNames(schema: JsonObject, path: Path): Complaint[] {
  // Branches may require properties that are declared beside them.
  const isOwner = path.length === 0 || ['items'].includes(String(path.at(-1))) || path.at(-2) === 'properties'
  const properties = schema['properties']
  if (!isOwner || !isJsonObject(properties) || schema['allOf'] !== undefined) return []
  return listOf(schema['required']).flatMap((name, index) => {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) return []
    const message = `"${name}" is required but not among the properties.`
    return [
      { path: [...path, 'required', index], message, advice: insteadOf(name, declaredNames(properties)) },
    ]
  })
}
