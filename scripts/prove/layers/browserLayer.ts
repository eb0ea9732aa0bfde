import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import { errorPathTest, isAboutNullOnly } from '#shared/messages/fieldFact.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { recordOf } from './Case.ts'
import type { Case, Violation } from './Case.ts'
import type { Layer, Subject } from './Subject.ts'
import { computedOf } from './openDatabaseLayer.ts'

/** The validator that the entity's form runs in the browser. */
export const browserLayer: Layer = {
  name: 'browser',
  judge: (subject, cases) => cases.map((one) => subject.validate(formRecordOf(subject, one))),
  states: () => true,
}

/** The reasons why the form's validator refuses a record. */
export function violationsOf(subject: Subject, one: Case): Violation[] {
  const { validate } = subject
  if (validate(formRecordOf(subject, one))) return []
  const errors = validate.errors ?? []
  const isBlamed = errorPathTest(errors)
  const told = errors.filter((error) => !isAboutNullOnly(error, isBlamed) && !isOfWrapper(error, errors))
  return told.map((error) => violationOf(error, errors))
}

/** The record as a form has it: with defaults and computed values. */
function formRecordOf({ base, schema, table }: Subject, one: Case): JsonObject {
  const record = withDefaults(schema, recordOf(base, one), true)
  return { ...record, ...computedOf(table, record) }
}

function violationOf(error: ValidationFact, errors: readonly ValidationFact[]): Violation {
  const { keyword, instancePath, schemaPath, params } = error
  const missing = params['missingProperty'] ?? params['additionalProperty']
  const path = typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath
  return { keyword, path, isConditional: isConditional(schemaPath) || isOfUnion(schemaPath, errors) }
}

/** Whether a rule applies under a condition only. `allOf` counts at the root only, as a property's own schema may be in one. */
function isConditional(schemaPath: string): boolean {
  const keywords = schemaPath.replaceAll(/\/properties\/[^/]*/gu, '')
  return (
    /\/(?:if|then|else|not|oneOf|contains|dependencies)\b/u.test(keywords) ||
    /^#\/(?:anyOf|allOf)\//u.test(schemaPath)
  )
}

/** Whether an error comes from alternatives of which none is null. */
function isOfUnion(schemaPath: string, errors: readonly ValidationFact[]): boolean {
  return [...schemaPath.matchAll(/\/anyOf(?=\/\d+\/)/gu)].some(
    ({ index }) => !takesNull(`${schemaPath.slice(0, index)}/anyOf`, errors),
  )
}

/** Whether an error only repeats the errors of a part that may also be null. */
function isOfWrapper({ schemaPath }: ValidationFact, errors: readonly ValidationFact[]): boolean {
  const ofNull = schemaPath.replace(/\/1\/type$/u, '')
  return takesNull(schemaPath, errors) || (ofNull !== schemaPath && takesNull(ofNull, errors))
}

/** Whether the alternatives at a place say that a part may also be null. */
function takesNull(schemaPath: string, errors: readonly ValidationFact[]): boolean {
  return errors.some(
    (error) => error.schemaPath === `${schemaPath}/1/type` && error.params['type'] === 'null',
  )
}

type ValidationFact = NonNullable<Validate['errors']>[number]
