import { getDefaultFormState } from '@rjsf/utils'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import type { FormContext } from '../templates/FormContext.ts'
import { formDataOf } from './formDataOf.ts'

/** What the form of a new record starts with: the schema's defaults and what the address asks for. */
export function createFormData(
  { schema }: Pick<ResourceForm, 'schema'>,
  validator: ValidatorType<unknown, RJSFSchema, FormContext>,
  given: Readonly<Record<string, unknown>>,
): JsonObject {
  const defaults = getDefaultFormState<unknown, RJSFSchema, FormContext>(
    validator,
    schema,
    {},
    schema,
    false,
    {
      arrayMinItems: { populate: 'never' },
    },
  )
  const known = isObject(defaults) ? defaults : {}
  return { ...withoutHollowLists(formDataOf(known, schema)), ...formDataOf(given, schema) }
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
