import type { ErrorObject } from 'ajv'
import type { Json } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Obstacle } from '#server/database/migrate/obstaclesOf.ts'
import type { Model } from '../generate/contracts/Model.ts'
import { pathOf, valueAt } from '../generate/load/readJson.ts'
import { inputSchemaOf } from '../generate/model/schemas/inputSchemas.ts'
import { judgeValue } from '../generate/model/schemas/judgeValue.ts'

/** The rows that block a migration; for values that are lists or objects, each example names the part that breaks the rule. */
export function withBrokenParts<Found extends Obstacle>(obstacle: Found, model: Model): Found {
  const entity = model.entities.find(({ tableName }) => tableName === obstacle.table)
  if (!entity) return obstacle
  const { definitions = {}, properties } = inputSchemaOf(entity)
  const { [obstacle.column]: schema = {} } = objectOf(properties)
  const judge = { definitions, properties: { [obstacle.column]: schema } }
  const examples = obstacle.examples.map((example) => {
    const part = example.whole === undefined ? undefined : brokenIn(judge, obstacle.column, example.whole)
    return part === undefined ? example : { ...example, value: `${part}  ${example.value ?? ''}` }
  })
  return { ...obstacle, examples }
}

function brokenIn(schema: { properties: Json }, column: string, text: string): string | undefined {
  const value = parsed(text)
  const errors = judgeValue(schema, { [column]: value }) ?? []
  const [deepest] = informativeErrors(errors).toSorted(
    (one, other) => depthOf(other.instancePath) - depthOf(one.instancePath),
  )
  if (deepest) return wordsFor(deepest, { [column]: value })
  const [unknown, ...more] = errors.filter(({ keyword }) => keyword === 'const')
  if (!unknown) return undefined
  const known = [unknown, ...more].map(({ params }) => JSON.stringify(params['allowedValue']))
  return wordsFor({ ...unknown, message: `must be ${[...new Set(known)].join(' or ')}` }, { [column]: value })
}

/** Removes errors that say nothing about a value: those of alternatives that are not meant, and those about not being empty. */
function informativeErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const others = errors.flatMap(({ keyword, schemaPath }) =>
    keyword === 'const' ? alternativesAround(schemaPath).slice(-1) : [],
  )
  return errors.filter(
    ({ keyword, params, schemaPath }) =>
      !['oneOf', 'anyOf', 'if', 'const'].includes(keyword) &&
      params['type'] !== 'null' &&
      !alternativesAround(schemaPath).some((around) => others.includes(around)),
  )
}

/** The alternatives around a keyword, the outermost first. */
function alternativesAround(schemaPath: string): string[] {
  return [...schemaPath.matchAll(/\/(?:oneOf|anyOf)\/\d+(?=\/)/gu)].map(({ 0: text, index }) =>
    schemaPath.slice(0, index + text.length),
  )
}

function wordsFor({ instancePath, message = '' }: ErrorObject, record: Json): string {
  const found = valueAt(record, pathOf(instancePath))
  const isScalar = found === null || typeof found !== 'object'
  return `${instancePath} ${message}${isScalar && found !== undefined ? `, and is ${JSON.stringify(found)}` : ''}:`
}

function depthOf(pointer: string): number {
  return pathOf(pointer).length
}

/** The JSON of a text; null where the text was cut off. */
function parsed(text: string): Json {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    return null
  }
}
