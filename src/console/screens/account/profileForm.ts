import { profileFields } from '#shared/account/profileFields.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { formDataOf } from '../../fields/form/data/formDataOf.ts'
import { isObject } from '../../kit/text/readValue.ts'

/** The user's own form, cut down to the profile. */
export function profileFormOf(form: ResourceForm): ResourceForm {
  const all = form.schema['properties']
  const properties = isObject(all) ? all : {}
  const kept = profileFields.flatMap((name) => {
    const property = properties[name]
    return property === undefined ? [] : [[name, property] as const]
  })
  return { ...form, schema: { type: 'object', properties: Object.fromEntries(kept) } }
}

/** What the user's validator finds wrong with a profile; the rest of the record is as it is stored. */
export function complaintsOf(form: ResourceForm, record: JsonObject, profile: JsonObject): FieldFact[] {
  form.validate({ ...formDataOf(record, form.schema), ...profile })
  return fieldFactsOf(form.validate.errors).filter(({ path }) => isProfileField(pointerNames(path)[0]))
}

function isProfileField(name: string | undefined): boolean {
  return profileFields.some((field) => field === name)
}
