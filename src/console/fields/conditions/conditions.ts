import { hashForSchema } from '@rjsf/utils'
import type { RJSFSchema } from '@rjsf/utils'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Validate, ValidationError } from '#shared/contracts/Route.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'

/** What a validator says about a value, as far as it counts. */
export function factsAbout(
  validate: Validate,
  value: unknown,
  counts: (error: ValidationError) => boolean = () => true,
): FieldFact[] {
  validate(value)
  return fieldFactsOf((validate.errors ?? []).filter(counts))
}

/** Whether a complaint comes from a condition between properties that is about one of these, so that nobody can say yet whether it is right. */
export function isOpen(schema: JsonSchema, error: ValidationError, unknown: ReadonlySet<string>): boolean {
  const [root, keyword = '', index = ''] = error.schemaPath.split('/')
  if (unknown.size === 0 || root !== '#') return false
  const condition = conditionAt(schema, keyword, Number(index))
  if (condition === undefined && keyword === 'allOf') return isAboutUnknown(error, unknown)
  const text = JSON.stringify(condition ?? null)
  return [...unknown].some((name) => text.includes(JSON.stringify(name)))
}

/** What a computed value has to be stands after the conditions of the schema, in the validator alone: judgedSchema.ts. */
function isAboutUnknown({ instancePath, params }: ValidationError, unknown: ReadonlySet<string>): boolean {
  const [name = ''] = pointerNames(instancePath)
  return unknown.has(name) || unknown.has(String(params['property']))
}

function conditionAt(schema: JsonSchema, keyword: string, index: number): Json | undefined {
  if (ifs.includes(keyword)) return ifs.map((each) => schema[each] ?? null)
  // In the validator, what the properties are stands before the conditions: sharedParts.ts.
  if (keyword === 'allOf') return listOf(schema['allOf'])[index - 1]
  return ['anyOf', 'oneOf', 'not'].includes(keyword) ? schema[keyword] : undefined
}

const ifs = ['if', 'then', 'else']

/** The keys of the schemas that rjsf asks the whole record about, to know what is required. */
export function rootBranches(schema: JsonSchema): ReadonlySet<string> {
  return new Set(conditionsIn(schema).map((part) => hashForSchema(rjsfSchema(part))))
}

function conditionsIn(schema: JsonObject): JsonObject[] {
  const inner = [...ifs, 'anyOf', 'oneOf', 'allOf', 'not'].flatMap((keyword) =>
    [schema[keyword] ?? []].flat(),
  )
  return inner.filter(isObject).flatMap((part) => [part, ...conditionsIn(part)])
}

function rjsfSchema(schema: JsonObject): RJSFSchema {
  return JSON.parse(JSON.stringify(schema))
}
