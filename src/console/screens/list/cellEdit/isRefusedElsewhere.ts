import { propertyOf } from '../../../fields/form/validator/createValidator.ts'
import { saveFailureOf } from '../../../fields/form/data/saveFailure.ts'

/** Whether other properties of the record stand against a value: here no input can say so. */
export function isRefusedElsewhere(error: unknown, name: string): boolean {
  return saveFailureOf(error).fields.some(({ path }) => propertyOf(path) !== name)
}
