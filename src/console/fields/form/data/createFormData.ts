import { getDefaultFormState } from '@rjsf/utils'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { shapeFor } from '#shared/validation/shapeFor.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import type { FormContext } from '../templates/FormContext.ts'
import { formDataOf, propertiesOf } from './formDataOf.ts'

/** What the form of a new record starts with: the schema's defaults and what the address asks for. */
export function createFormData(
  { schema }: Pick<ResourceForm, 'schema'>,
  validator: ValidatorType<unknown, RJSFSchema, FormContext>,
  given: Readonly<Record<string, unknown>>,
): JsonObject {
  const begun = decided(schema)
  const defaults = getDefaultFormState<unknown, RJSFSchema, FormContext>(validator, begun, {}, begun, false, {
    arrayMinItems: { populate: 'never' },
  })
  const known = isObject(defaults) ? defaults : {}
  return { ...withoutHollowLists(formDataOf(known, schema)), ...formDataOf(given, schema) }
}

/**
 * A schema in which each value is of one shape: the one that its default is of. Of several, rjsf takes the first that it can,
 * though nobody chose it; and where none is the default, a new record has none.
 */
function decided(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(propertiesOf(schema))
  if (parts.length === 0) return schema
  const entries = parts.flatMap(([name, part]): [string, Json][] => {
    if (!isObject(part)) return [[name, part]]
    if ('default' in part)
      return [[name, { ...decided(shapeFor(part, part['default'])), default: part['default'] }]]
    return isChoiceOfShapes(part) ? [] : [[name, decided(part)]]
  })
  return { ...schema, properties: Object.fromEntries(entries) }
}

function isChoiceOfShapes({ oneOf }: JsonObject): boolean {
  return Array.isArray(oneOf) && oneOf.length > 1
}

/** A list of fixed items comes with a place for each, of which none holds a value: it is not set. */
function withoutHollowLists(object: JsonObject): JsonObject {
  const entries = Object.entries(object).flatMap(([name, value]): [string, Json][] => {
    if (Array.isArray(value)) return value.length > 0 && value.every(isNull) ? [] : [[name, value]]
    return [[name, isObject(value) ? withoutHollowLists(value) : value]]
  })
  return Object.fromEntries(entries)
}

function isNull(value: Json): boolean {
  return value === null
}
