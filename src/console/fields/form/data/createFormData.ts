import { getDefaultFormState } from '@rjsf/utils'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { innerSchemaFor } from '#shared/validation/innerSchemaFor.ts'
import type { FormContext } from '../templates/FormContext.ts'
import { formDataOf, propertiesOf } from './formDataOf.ts'

/** The values that the form of a new record starts with: the schema's defaults and the values given in the address. */
export function createFormData(
  { schema }: Pick<ResourceForm, 'schema'>,
  validator: ValidatorType<unknown, RJSFSchema, FormContext>,
  given: Readonly<Record<string, unknown>>,
): JsonObject {
  const begun = withSingleShapes(schema)
  const defaults = getDefaultFormState<unknown, RJSFSchema, FormContext>(validator, begun, {}, begun, false, {
    arrayMinItems: { populate: 'never' },
  })
  const known = objectOf(defaults)
  return { ...withoutHollowLists(formDataOf(known, schema)), ...formDataOf(given, schema) }
}

/**
 * A schema in which each value has one shape: that of its default. Where there are several shapes, rjsf would take the first
 * possible one, which nobody chose; where none of them is the default, a new record gets no value.
 */
function withSingleShapes(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(propertiesOf(schema))
  if (parts.length === 0) return schema
  const entries = parts.flatMap(([name, part]): [string, Json][] => {
    if (!isJsonObject(part)) return [[name, part]]
    if ('default' in part)
      return [
        [name, { ...withSingleShapes(innerSchemaFor(part, part['default'])), default: part['default'] }],
      ]
    return isChoiceOfShapes(part) ? [] : [[name, withSingleShapes(part)]]
  })
  return { ...schema, properties: Object.fromEntries(entries) }
}

function isChoiceOfShapes({ oneOf }: JsonObject): boolean {
  return Array.isArray(oneOf) && oneOf.length > 1
}

/** Removes lists of fixed items that hold only null: rjsf creates a place for each item, but no value is set. */
function withoutHollowLists(object: JsonObject): JsonObject {
  const entries = Object.entries(object).flatMap(([name, value]): [string, Json][] => {
    if (Array.isArray(value)) return value.length > 0 && value.every(isNull) ? [] : [[name, value]]
    return [[name, isJsonObject(value) ? withoutHollowLists(value) : value]]
  })
  return Object.fromEntries(entries)
}

function isNull(value: Json): boolean {
  return value === null
}
