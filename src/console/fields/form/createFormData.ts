import { getDefaultFormState } from '@rjsf/utils'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject } from '../../kit/text/readValue.ts'
import type { FormContext } from './templates/FormContext.ts'
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
  return { ...formDataOf(known, schema), ...formDataOf(given, schema) }
}
