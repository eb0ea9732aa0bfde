import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { propertyValidator } from '#shared/validation/propertyValidator.ts'
import { partOfForm } from '../../../../fields/form/partOfForm.ts'

/** The form of these properties alone. Only the server checks rules between properties, because it knows the records. */
export function changeForm(form: ResourceForm, names: readonly string[]): ResourceForm {
  const part = partOfForm(form, names)
  return { ...part, validate: propertyValidator(part.validate) }
}
