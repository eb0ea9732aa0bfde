import type { JsonObject } from '#shared/contracts/Json.ts'
import { isShown } from '#shared/contracts/isShown.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { writableNames } from '../data/formDataOf.ts'
import type { FormSection } from '../templates/FormContext.ts'

/** The titles of the sections. */
export interface SectionWords {
  group: (name: string) => string
  /** The title for a form without groups. */
  basic: string
  /** The title for the properties that are in no group. */
  other: string
}

/** The cards of a form: the entity's groups, then the remaining properties; without properties that are hidden now. */
export function sectionsOf(
  { groups, fields }: Pick<Resource, 'groups' | 'fields'>,
  { schema }: Pick<ResourceForm, 'schema'>,
  record: JsonObject,
  words: SectionWords,
): FormSection[] {
  const hidden = fields.filter((field) => !isShown(field, record)).map(({ source }) => source)
  const shown = writableNames(schema).filter((name) => !hidden.includes(name))
  const grouped = groups.map(({ name, fields: names }) => ({
    name,
    title: words.group(name),
    fields: names.filter((each) => shown.includes(each)),
  }))
  const rest = shown.filter((name) => !groups.some((group) => group.fields.includes(name)))
  const other = { name: 'other', title: groups.length > 0 ? words.other : words.basic, fields: rest }
  return [...grouped, other].filter((section) => section.fields.length > 0)
}
