import { propertyOf } from '../../../fields/form/validator/createValidator.ts'
import { saveFailureOf } from '../../../fields/form/data/saveFailure.ts'

/** Whether a refusal is about other properties of the record, which have no input here. */
export function isRefusedElsewhere(error: unknown, name: string): boolean {
  return saveFailureOf(error).fields.some(({ path }) => propertyOf(path) !== name)
}
