import type { RJSFValidationError } from '@rjsf/utils'
import type { Field } from '#shared/contracts/Resource.ts'
import { widgetOf } from './uiSchema/uiSchemaOf.ts'

/** The number of marked fields: each place counts once, and a property typed as JSON counts once for all its errors. */
export function faultyFields(errors: readonly RJSFValidationError[], fields: readonly Field[]): number {
  const typed = fields.filter((field) => widgetOf(field) === 'json').map(({ source }) => `.${source}`)
  const placeOf = ({ property = '' }: RJSFValidationError) =>
    typed.find((place) => property === place || property.startsWith(`${place}.`)) ?? property
  return new Set(errors.map(placeOf)).size
}
