import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { writableNames } from './formDataOf.ts'

/** The properties that may have the same value in several records, in the form's order. */
export function sharableFields({ fields, states }: Resource, form: ResourceForm): Field[] {
  const writable = new Set(writableNames(form.schema))
  const unique = new Set((form.unique ?? []).flatMap(({ columns }) => (columns.length === 1 ? columns : [])))
  const named = new Map(fields.map((field) => [field.source, field]))
  return form.order
    .flatMap((name) => named.get(name) ?? [])
    .filter(({ source }) => writable.has(source) && !unique.has(source) && source !== states?.property)
    .filter(({ type, private: isPrivate }) => type !== 'secret' && !isPrivate)
}
