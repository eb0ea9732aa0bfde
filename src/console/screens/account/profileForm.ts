import { profileFields } from '#shared/account/profileFields.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { formDataOf } from '../../fields/form/data/formDataOf.ts'

/** The form of the user entity, cut down to the profile's fields. */
export function profileFormOf(form: ResourceForm): ResourceForm {
  const properties = objectAt(form.schema, 'properties')
  const kept = profileFields.flatMap((name) => {
    const property = properties[name]
    return property === undefined ? [] : [[name, property] as const]
  })
  return { ...form, schema: { type: 'object', properties: Object.fromEntries(kept) } }
}

/** The errors of the user's validator in a profile's fields; all other fields are validated as stored. */
export function complaintsOf(form: ResourceForm, record: JsonObject, profile: JsonObject): FieldFact[] {
  form.validate({ ...formDataOf(record, form.schema), ...profile })
  return fieldFactsOf(form.validate.errors).filter(({ path }) => isProfileField(pointerNames(path)[0]))
}

function isProfileField(name: string | undefined): boolean {
  return profileFields.some((field) => field === name)
}
