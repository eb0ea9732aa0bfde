import type { JsonObject } from '#shared/contracts/Json.ts'
import type { FieldGroup, ResourceForm } from '#shared/contracts/Resource.ts'
import { writableNames } from './formDataOf.ts'
import type { FormSection } from './FormContext.ts'

/** Words of the sections. */
export interface SectionWords {
  group: (name: string) => string
  /** For a form without groups. */
  basic: string
  /** For what no group names. */
  other: string
}

/** The cards of a form: the entity's groups, then what is left; without what is not to be shown now. */
export function sectionsOf(
  groups: readonly FieldGroup[],
  form: Pick<ResourceForm, 'schema' | 'showWhen'>,
  formData: JsonObject,
  words: SectionWords,
): FormSection[] {
  const shown = writableNames(form.schema).filter((name) => isShown(form.showWhen[name], formData))
  const grouped = groups.map(({ name, fields }) => ({
    name,
    title: words.group(name),
    fields: fields.filter((field) => shown.includes(field)),
  }))
  const rest = shown.filter((name) => !groups.some(({ fields }) => fields.includes(name)))
  const other = { name: 'other', title: groups.length > 0 ? words.other : words.basic, fields: rest }
  return [...grouped, other].filter(({ fields }) => fields.length > 0)
}

/** Every named property must hold one of the values given for it. */
export function isShown(
  conditions: ResourceForm['showWhen'][string] | undefined,
  formData: JsonObject,
): boolean {
  return Object.entries(conditions ?? {}).every(([name, values]) => values.includes(formData[name] ?? null))
}
