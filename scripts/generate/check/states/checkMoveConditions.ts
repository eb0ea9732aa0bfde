import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf, textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import { patternsIn } from '../values/checkPatterns.ts'
import { boundKeywords, roomFaults } from '../values/checkRoom.ts'
import { judgeValue } from '../../model/schemas/judgeValue.ts'
import type { Complaint, Subject } from '../subject/Subject.ts'

/** The conditions of the moves of a status property name properties that exist and values that these can have. */
export function checkMoveConditions(subject: Subject, status: string, path: Path): Complaint[] {
  const { moves = null } = objectOf(objectOf(subject.declared[status])['x-states'])
  return listOf(moves).flatMap((move, index) => {
    const condition = objectOf(move)['when']
    if (!isJsonObject(condition)) return []
    const at = [...path, 'moves', index, 'when']
    return [
      ...ofRecord(subject, condition, at),
      ...patternsIn(condition, at),
      ...roomFaults(condition, at),
      ...neverMet(condition, { status, from: textsOf(objectOf(move)['from']) }, at),
    ]
  })
}

/** A move whose condition allows none of the states that it starts from is never offered. */
function neverMet(
  condition: JsonObject,
  { status, from }: { status: string; from: readonly string[] },
  path: Path,
): Complaint[] {
  const parts = [
    { part: condition, at: path },
    ...listOf(condition['allOf']).map((part, index) => ({
      part: objectOf(part),
      at: [...path, 'allOf', index],
    })),
  ]
  return parts.flatMap(({ part, at }): Complaint[] => {
    const asked = objectOf(part['properties'])[status]
    const isMet = (state: string) => isJsonObject(asked) && (judgeValue(asked, state) ?? []).length === 0
    if (!isJsonObject(asked) || from.length === 0 || from.some(isMet)) return []
    const message = 'The move starts from none of the states that this asks for, so it is never made.'
    const advice = 'Change "from", or take this out of "when".'
    return [{ path: [...at, 'properties', status], message, advice, severity: 'note' }]
  })
}

/** Checks a schema that is a condition on the record itself. */
function ofRecord(subject: Subject, schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  const names = listOf(schema['required']).map((name, at) => ({ name, path: [...path, 'required', at] }))
  const asked = Object.keys(objectOf(schema['dependencies'])).map((name) => ({
    name,
    path: [...path, 'dependencies', name],
  }))
  const judged = Object.entries(objectOf(schema['properties'])).flatMap(([name, part]) => {
    const at = [...path, 'properties', name]
    return unknown(subject, name, at) ?? ofValue(subject, { name, part }, at)
  })
  return [
    ...references(schema, path),
    ...[...names, ...asked].flatMap((each) => unknown(subject, textOf(each.name) ?? '', each.path) ?? []),
    ...judged,
    ...subschemasOf(schema).flatMap((inner) =>
      inner.path[0] === 'properties' ? [] : ofRecord(subject, inner.schema, [...path, ...inner.path]),
    ),
  ]
}

function unknown({ property, properties }: Subject, name: string, path: Path): Complaint[] | undefined {
  const found = property(name)
  if (name === 'id' || name === 'version' || (found && !found.secret)) return undefined
  if (found) {
    const message = `"${name}" is a secret, which no condition sees.`
    return [{ path, message, advice: 'Take it out of "when".' }]
  }
  const known = properties.filter(({ secret }) => !secret)
  return [{ path, message: `There is no property "${name}".`, advice: insteadOf(name, known) }]
}

/** A constant that the property never has would hide the button for ever. */
function ofValue(
  { property }: Subject,
  { name, part }: { name: string; part: Json },
  path: Path,
): Complaint[] {
  const { schema = {} } = property(name) ?? {}
  const { const: only, enum: values } = objectOf(part)
  const given = [
    ...(only === undefined ? [] : [{ value: only, at: ['const'] }]),
    ...(isJsonList(values) ? values.map((value, index) => ({ value, at: ['enum', index] })) : []),
  ]
  return [
    ...given.flatMap(({ value, at }): Complaint[] => {
      if (value === null || (judgeValue(schema, value) ?? []).length === 0) return []
      const message = `"${name}" is never ${JSON.stringify(value)}.`
      return [{ path: [...path, ...at], message, advice: 'Write a value that the property takes.' }]
    }),
    ...beyondOwn(name, { own: schema, asked: objectOf(part) }, path),
    ...referencesWithin(part, path),
  ]
}

/** A bound outside the property's own bounds. */
function beyondOwn(
  name: string,
  { own, asked }: { own: JsonObject; asked: JsonObject },
  path: Path,
): Complaint[] {
  return boundKeywords.flatMap(([low, high]) => {
    const [least, most] = [numberOf(asked[low]), numberOf(asked[high])]
    const [ownLeast = -Infinity, ownMost = Infinity] = [numberOf(own[low]), numberOf(own[high])]
    const advice = 'Ask for what the property takes.'
    if (least !== undefined && least > ownMost)
      return [
        {
          path: [...path, low],
          message: `"${name}" allows at most ${ownMost}, so this never holds.`,
          advice,
        },
      ]
    if (most !== undefined && most < ownLeast)
      return [
        {
          path: [...path, high],
          message: `"${name}" allows at least ${ownLeast}, so this never holds.`,
          advice,
        },
      ]
    return []
  })
}

function referencesWithin(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  return [
    ...references(schema, path),
    ...subschemasOf(schema).flatMap((inner) => referencesWithin(inner.schema, [...path, ...inner.path])),
  ]
}

function references(schema: JsonObject, path: Path): Complaint[] {
  if (schema['$ref'] === undefined) return []
  const message = 'A condition refers to nothing.'
  return [{ path: [...path, '$ref'], message, advice: 'Write out what "$ref" stands for.' }]
}
