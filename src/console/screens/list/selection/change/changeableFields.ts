import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { writableNames } from '../../../../fields/form/data/formDataOf.ts'

/** The properties that can be set to the same value in many records, as the form has them. */
export function changeableFields({ fields, states }: Resource, form: ResourceForm): Field[] {
  const writable = new Set(writableNames(form.schema))
  const unique = new Set((form.unique ?? []).flatMap(({ columns }) => (columns.length === 1 ? columns : [])))
  const named = new Map(fields.map((field) => [field.source, field]))
  return form.order
    .flatMap((name) => named.get(name) ?? [])
    .filter(({ source }) => writable.has(source) && !unique.has(source) && source !== states?.property)
    .filter((field) => !belongsToOne(field))
}

/** A secret, a private file and rows with a life of their own are those of one record. */
function belongsToOne(field: Field): boolean {
  return field.type === 'secret' || field.private === true || field.children !== undefined
}
