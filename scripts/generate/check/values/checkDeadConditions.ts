import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import { judgeValue } from '../../model/schemas/judgeValue.ts'
import { optionMembers } from '../../model/types/options.ts'
import { typesOf } from '../../model/types/typesOf.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

/** Finds choices in an "if" that no longer exist: nothing meets the condition after the choice was removed. */
export const checkDeadConditions: Rule = ({ schema }) => conditionsIn(schema.value, schema.value, [])

/** Checks the conditions on a value, in its own schema and in its branches, and those on the values inside it. */
function conditionsIn(schema: Json, declared: JsonObject, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  const condition = schema['if']
  return [
    ...(isJsonObject(condition) ? deadIn(condition, declared, [...path, 'if']) : []),
    ...subschemasOf(schema).flatMap(({ path: inner, schema: part }) => {
      const [keyword] = inner
      if (keyword === 'if') return []
      return conditionsIn(part, declaredAt(part, declared, inner), [...path, ...inner])
    }),
  ]
}

const branches: ReadonlySet<unknown> = new Set('if then else not allOf anyOf oneOf dependencies'.split(' '))

/** The declaration of the value that an inner schema describes; a branch describes the same value as its parent. */
function declaredAt(part: Json, declared: JsonObject, [keyword = '', name = '']: Path): JsonObject {
  if (branches.has(keyword)) return declared
  const known = objectOf(declared[keyword])
  if (keyword === 'items' || keyword === 'contains') return objectOf(declared['items'])
  return keyword === 'properties' && isJsonObject(known[name]) ? objectOf(known[name]) : objectOf(part)
}

/** The choices that a condition asks for and that do not exist. */
function deadIn(condition: JsonObject, declared: JsonObject, path: Path): Complaint[] {
  const choices = optionMembers(declared).map(({ value }) => value)
  const asked = Object.hasOwn(condition, 'const')
    ? [{ value: condition['const'] ?? null, at: ['const'] }]
    : listOf(condition['enum']).map((value, index) => ({ value, at: ['enum', index] }))
  const dead = asked.filter(
    ({ value }) => value !== null && !choices.some((each) => isDeepStrictEqual(each, value)),
  )
  return [
    ...dead.flatMap(({ value, at }) =>
      choices.length === 0
        ? otherType(value, declared, [...path, ...at])
        : [deadWords(value, choices, [...path, ...at])],
    ),
    ...subschemasOf(condition).flatMap(({ path: inner, schema: part }) =>
      isJsonObject(part) ? deadIn(part, declaredAt(part, declared, inner), [...path, ...inner]) : [],
    ),
  ]
}

/** A number is never a text. */
function otherType(value: Json, declared: JsonObject, path: Path): Complaint[] {
  const types = typesOf(declared)
  if (types.length === 0 || judgeValue({ type: [...types] }, value)?.length === 0) return []
  const message = `${JSON.stringify(value)} is of another type than the property, so nothing ever meets this.`
  const advice = `Write a value of the type "${types.join('" or "')}".`
  return [{ path, message, advice, severity: 'note' }]
}

function deadWords(value: Json, choices: readonly Json[], path: Path): Complaint {
  const names = choices.map((choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)))
  const word = typeof value === 'string' ? value : JSON.stringify(value)
  return {
    path,
    message: `${JSON.stringify(value)} is none of the choices, so nothing ever meets this.`,
    advice: `${insteadOf(word, names)} If the choice is gone for good, take this out.`,
    severity: 'note',
  }
}
