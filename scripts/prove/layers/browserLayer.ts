import type { Validate } from '#shared/contracts/Route.ts'
import { recordOf } from '../Case.ts'
import type { Case, Violation } from '../Case.ts'
import type { Layer, Subject } from '../Subject.ts'

/** The validator that the entity's form runs in the browser. */
export const browserLayer: Layer = {
  name: 'browser',
  judge: ({ base, validate }, cases) => cases.map((one) => validate(recordOf(base, one))),
  states: () => true,
}

/** Why the form's validator refuses a record. */
export function violationsOf({ base, validate }: Subject, one: Case): Violation[] {
  if (validate(recordOf(base, one))) return []
  return (validate.errors ?? []).map(violationOf)
}

function violationOf({ keyword, instancePath, params }: ValidationFact): Violation {
  const missing = params['missingProperty'] ?? params['additionalProperty']
  return { keyword, path: typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath }
}

type ValidationFact = NonNullable<Validate['errors']>[number]
