import { isShown } from '#shared/contracts/isShown.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** A titled part of the detail page. */
export interface DetailSection {
  name: string
  fields: readonly Field[]
}

/** The properties of a record by groups; properties outside of all groups, such as times, come last. */
export function detailSections({ groups, fields }: Resource, record: Values): DetailSection[] {
  const derived = fields.flatMap(({ nameFrom }) => nameFrom ?? [])
  // The server never returns some properties, such as a password, so they have nothing to show.
  const shown = fields.filter(
    (field) => field.source in record && !derived.includes(field.source) && isShown(field, record),
  )
  const grouped = groups.map(({ name, fields: names }) => ({
    name,
    fields: names.flatMap((source) => shown.find((field) => field.source === source) ?? []),
  }))
  const rest = shown.filter(({ source }) => !groups.some((group) => group.fields.includes(source)))
  return [...grouped, { name: '', fields: rest }].filter((section) => section.fields.length > 0)
}

/** Whether the value needs the whole width. */
export function isWideValue({ type }: Field): boolean {
  return factsOf(type).wide
}
