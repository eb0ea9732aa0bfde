import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { ofProperties } from '#shared/validation/ofProperties.ts'
import { partOfForm } from '../../../../fields/form/partOfForm.ts'

/** The form of these properties alone. Rules between properties are the server's to judge, who knows the records. */
export function changeForm(form: ResourceForm, names: readonly string[]): ResourceForm {
  const part = partOfForm(form, names)
  return { ...part, validate: ofProperties(part.validate) }
}
