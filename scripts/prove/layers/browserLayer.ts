import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import { isOfNull } from '#shared/messages/fieldFact.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { recordOf } from '../Case.ts'
import type { Case, Violation } from '../Case.ts'
import type { Layer, Subject } from '../Subject.ts'

/** The validator that the entity's form runs in the browser. */
export const browserLayer: Layer = {
  name: 'browser',
  judge: (subject, cases) => cases.map((one) => subject.validate(formRecordOf(subject, one))),
  states: () => true,
}

/** Why the form's validator refuses a record. */
export function violationsOf(subject: Subject, one: Case): Violation[] {
  const { validate } = subject
  if (validate(formRecordOf(subject, one))) return []
  const errors = validate.errors ?? []
  return errors.filter((error) => !isOfNull(error, errors)).map(violationOf)
}

/** A form begins with the defaults. */
function formRecordOf({ base, schema }: Subject, one: Case): JsonObject {
  return withDefaults(schema, recordOf(base, one), true)
}

function violationOf({ keyword, instancePath, schemaPath, params }: ValidationFact): Violation {
  const missing = params['missingProperty'] ?? params['additionalProperty']
  const path = typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath
  return { keyword, path, isConditional: isConditional(schemaPath) }
}

/** Outside the root, `anyOf` also says that a part may be null, and the schema of the properties is one of `allOf`. */
function isConditional(schemaPath: string): boolean {
  const keywords = schemaPath.replaceAll(/\/properties\/[^/]*/gu, '')
  return (
    /\/(?:if|then|else|not|oneOf|contains|dependencies)\b/u.test(keywords) ||
    /^#\/(?:anyOf|allOf)\//u.test(schemaPath)
  )
}

type ValidationFact = NonNullable<Validate['errors']>[number]
