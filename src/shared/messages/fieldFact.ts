import type { ValidationError } from '#shared/contracts/Route.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { pointerPart } from './pointerNames.ts'

/** The keywords whose errors point at an object but concern one of its properties, with the parameter that names the property. */
const propertyParam: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependencies: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
  propertyNames: 'propertyName',
  discriminator: 'tag',
}

/** A validator's error as a field fact: `path` points at the field itself, even when it is missing or unknown. */
export function fieldFactOf({ instancePath, keyword, params }: ValidationError): FieldFact {
  const property = params[propertyParam[keyword] ?? '']
  const path = typeof property === 'string' ? `${instancePath}/${pointerPart(property)}` : instancePath
  return { path, code: keyword, params }
}

/** All errors of a validator as field facts: one per field, without errors of branches that only repeat others. */
export function fieldFactsOf(errors: readonly ValidationError[] | null | undefined): FieldFact[] {
  const known = errors ?? []
  const isBlamed = errorPathTest(known)
  const choices = eitherOf(known)
  const facts = known
    .filter((error) => !isAboutNullOnly(error, isBlamed))
    .map((error) => ({ ...fieldFactOf(error), ...choices.get(error) }))
  const branches = new Set(['if', 'oneOf', 'anyOf', 'allOf'])
  const plain = facts.filter(({ code }) => !branches.has(code))
  const chosen = plain.length > 0 ? plain : facts
  const firsts = new Map<string, FieldFact>()
  for (const fact of chosen) if (!firsts.has(fact.path)) firsts.set(fact.path, fact)
  return [...firsts.values()]
}

/** For errors where one property of several would be enough: parameters that name all of these properties. */
function eitherOf(errors: readonly ValidationError[]): Map<ValidationError, Pick<FieldFact, 'params'>> {
  const choices = new Map<string, Map<string, ValidationError[]>>()
  for (const error of errors) {
    const [, place, branch] = branchOfRequired.exec(error.schemaPath) ?? []
    if (place === undefined || branch === undefined) continue
    const key = JSON.stringify([error.instancePath, place])
    const branches = choices.get(key) ?? new Map<string, ValidationError[]>()
    choices.set(key, branches.set(branch, [...(branches.get(branch) ?? []), error]))
  }
  const found = [...choices.values()].map((branches) => [...branches.values()])
  return new Map(
    found.filter(isOneEach).flatMap((branches) => {
      const missing = branches.flat()
      const either = missing.map(({ params }) => String(params['missingProperty']))
      return missing.map((error) => [error, { params: { ...error.params, either } }])
    }),
  )
}

const branchOfRequired = /^(.*\/(?:anyOf|oneOf))\/(\d+)\/required$/u

function isOneEach(branches: readonly (readonly ValidationError[])[]): boolean {
  const names = new Set(branches.flat().map(({ params }) => params['missingProperty']))
  return branches.length > 1 && names.size === branches.length && branches.every(({ length }) => length === 1)
}

/** Whether an error only says that a value could also be null, while the value has errors of its own. */
export function isAboutNullOnly(
  { keyword, instancePath, params }: ValidationError,
  isBlamed: (path: string) => boolean,
): boolean {
  return keyword === 'type' && params['type'] === 'null' && isBlamed(instancePath)
}

/** Returns a test for places that have errors besides the type, or errors inside them; each error is visited once. */
export function errorPathTest(errors: readonly ValidationError[]): (path: string) => boolean {
  const places = new Set<string>()
  for (const { instancePath, keyword } of errors) {
    if (!['type', 'anyOf'].includes(keyword)) places.add(instancePath)
    let end = instancePath.lastIndexOf('/')
    while (end >= 0 && !places.has(instancePath.slice(0, end))) {
      places.add(instancePath.slice(0, end))
      end = instancePath.lastIndexOf('/', end - 1)
    }
  }
  return (path) => places.has(path)
}
