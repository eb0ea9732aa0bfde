import { hashForSchema } from '@rjsf/utils'
import type { RJSFSchema } from '@rjsf/utils'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Validate, ValidationError } from '#shared/contracts/Route.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { asMissing } from '#shared/messages/asMissing.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'

/** The validator's complaints about a value, without the errors that do not count. */
export function factsAbout(
  validate: Validate,
  value: unknown,
  counts: (error: ValidationError) => boolean = () => true,
): FieldFact[] {
  validate(value)
  const facts = fieldFactsOf((validate.errors ?? []).filter(counts))
  return isJsonObject(value) ? facts.map((fact) => asMissing(value, fact)) : facts
}

/** Whether a complaint comes from a condition that involves one of the unknown properties, so that it may be wrong. */
export function dependsOnUnknown(
  schema: JsonSchema,
  error: ValidationError,
  unknown: ReadonlySet<string>,
): boolean {
  const [root, keyword = '', index = ''] = error.schemaPath.split('/')
  if (unknown.size === 0 || root !== '#') return false
  const condition = conditionAt(schema, keyword, Number(index))
  if (condition === undefined && keyword === 'allOf') return isAboutUnknown(error, unknown)
  const text = JSON.stringify(condition ?? null)
  return [...unknown].some((name) => text.includes(JSON.stringify(name)))
}

/** Whether an error is about an unknown property; only the validator has rules about computed values: judgedSchema.ts. */
function isAboutUnknown({ instancePath, params }: ValidationError, unknown: ReadonlySet<string>): boolean {
  const [name = ''] = pointerNames(instancePath)
  return unknown.has(name) || unknown.has(String(params['property']))
}

function conditionAt(schema: JsonSchema, keyword: string, index: number): Json | undefined {
  if (ifs.includes(keyword)) return ifs.map((each) => schema[each] ?? null)
  // The validator's `allOf` begins with the properties' rules, and the conditions follow: sharedParts.ts.
  if (keyword === 'allOf') return listOf(schema['allOf'])[index - 1]
  return ['anyOf', 'oneOf', 'not'].includes(keyword) ? schema[keyword] : undefined
}

const ifs = ['if', 'then', 'else']

/** The keys of the schemas against which rjsf checks the whole record to find out which properties are required. */
export function rootBranches(schema: JsonSchema): ReadonlySet<string> {
  return new Set(conditionsIn(schema).map((part) => hashForSchema(rjsfSchema(part))))
}

function conditionsIn(schema: JsonObject): JsonObject[] {
  const inner = [...ifs, 'anyOf', 'oneOf', 'allOf', 'not'].flatMap((keyword) =>
    [schema[keyword] ?? []].flat(),
  )
  return inner.filter(isJsonObject).flatMap((part) => [part, ...conditionsIn(part)])
}

function rjsfSchema(schema: JsonObject): RJSFSchema {
  return JSON.parse(JSON.stringify(schema))
}
