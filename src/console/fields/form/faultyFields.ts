import type { RJSFValidationError } from '@rjsf/utils'
import type { Field } from '#shared/contracts/Resource.ts'
import { widgetOf } from './uiSchema/uiSchemaOf.ts'

/** How many fields are marked: the same place counts once, and so does what is typed as JSON, whatever is wrong in it. */
export function faultyFields(errors: readonly RJSFValidationError[], fields: readonly Field[]): number {
  const typed = fields.filter((field) => widgetOf(field) === 'json').map(({ source }) => `.${source}`)
  const placeOf = ({ property = '' }: RJSFValidationError) =>
    typed.find((place) => property === place || property.startsWith(`${place}.`)) ?? property
  return new Set(errors.map(placeOf)).size
}
