import type { JsonObject } from '#shared/contracts/Json.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fieldFactOf, fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { requireNoFaults } from '../../crud/entity/requireNoFaults.ts'
import type { SampleForm } from './sampleForms.ts'

/** Refuses unknown properties and invalid values; a draft may be incomplete, submitted content must be valid. */
export function requireContent(form: SampleForm, content: JsonObject, state: 'draft' | 'submitted'): void {
  const unknown = Object.keys(content).filter((name) => !form.names.includes(name))
  const facts = unknown.length > 0 ? unknown.map(unknownProperty) : complaints(form, content)
  requireNoFaults(state === 'draft' ? facts.filter(isAboutShape) : facts)
}

function complaints({ schema, validate, names }: SampleForm, content: JsonObject): FieldFact[] {
  validate(withDefaults(schema, content, true))
  const errors = (validate.errors ?? []).filter((error) => {
    const [name = ''] = pointerNames(fieldFactOf(error).path)
    return names.includes(name)
  })
  return fieldFactsOf(errors)
}

function unknownProperty(name: string): FieldFact {
  const params = { additionalProperty: name }
  return fieldFactOf({ instancePath: '', schemaPath: '', keyword: 'additionalProperties', params })
}

/** Whether an error counts for drafts too: a value of another type is not unfinished input, and the form could not show it. */
function isAboutShape({ code }: FieldFact): boolean {
  return code === 'type' || code === 'additionalProperties'
}
