import { isShown } from '#shared/contracts/isShown.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** A titled part of the detail page. */
export interface DetailSection {
  name: string
  fields: readonly Field[]
}

/** The properties of a record by groups; what no group names, such as times, comes last. */
export function detailSections({ groups, fields }: Resource, record: Values): DetailSection[] {
  const derived = fields.flatMap(({ nameFrom }) => nameFrom ?? [])
  // What the server never answers, such as a password, has nothing to show.
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

/** Values that need the whole width. */
export function isWideValue({ type }: Field): boolean {
  return factsOf(type).wide
}
