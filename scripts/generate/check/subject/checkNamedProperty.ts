import type { Property } from '../../contracts/Model.ts'
import type { Path } from '../../load/readJson.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint, Subject } from './Subject.ts'

/** Returns the reason why a property does not suit; undefined if it does. */
export type UnfitReason = (property: Property) => string | undefined

/** Checks that the property exists and suits its use. */
export function checkNamedProperty(
  subject: Subject,
  name: string,
  path: Path,
  refusal: UnfitReason,
): Complaint[] {
  const property = subject.property(name)
  const known = subject.properties.filter((candidate) => refusal(candidate) === undefined)
  const outer = subject.property(name.split('.')[0] ?? '')
  if (!property && outer) {
    const message = `"${name}" is a part of "${outer.name}"; only properties of the record itself fit here.`
    return [{ path, message, advice: insteadOf('', known) + byCalls(outer, name, path) }]
  }
  if (!property) {
    const message =
      name === 'id' ? 'Every record has "id", but it is no property.' : `There is no property "${name}".`
    return [{ path, message, advice: insteadOf(name, known) }]
  }
  const reason = refusal(property)
  return reason === undefined
    ? []
    : [{ path, message: `"${name}" does not fit here: ${reason}.`, advice: insteadOf('', known) }]
}

/** Calls of the list can compare with properties of referred records, and with references of rows, though filters cannot. */
function byCalls({ reference, properties = [] }: Property, name: string, path: Path): string {
  const inner = properties.find((each) => each.name === name.split('.')[1])
  const isTaken = path.includes('filters') && (reference ?? inner?.reference) !== undefined
  return isTaken ? ` Calls of the list take "${name}" as a parameter all the same.` : ''
}
