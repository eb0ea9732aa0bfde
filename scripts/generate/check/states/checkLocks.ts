import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { optionValues } from '../../model/types/options.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint, Subject } from '../subject/Subject.ts'

/** The locks of a status property name properties that people could change, and states that exist. */
export function checkLocks(subject: Subject, status: string, path: Path): Complaint[] {
  const declared = objectOf(subject.declared[status])
  const options = optionValues(declared)
  return listOf(objectOf(declared['x-states'])['locked']).flatMap((item, index) => {
    const at = [...path, 'locked', index]
    const lock = objectOf(item)
    const states = textsOf(lock['in']).flatMap((state, place): Complaint[] => {
      if (options.includes(state)) return []
      const message = `There is no state "${state}".`
      return [{ path: [...at, 'in', place], message, advice: insteadOf(state, options) }]
    })
    const fields = listOf(lock['fields']).flatMap((name, place) =>
      unlockable(subject, { name: textOf(name) ?? '', status }, [...at, 'fields', place]),
    )
    return [...states, ...fields]
  })
}

function unlockable(
  { properties, property }: Subject,
  { name, status }: Record<'name' | 'status', string>,
  path: Path,
): Complaint[] {
  if (name === status) {
    const message = `"${name}" is changed by moves alone.`
    return [{ path, message, advice: 'Take it out of "fields", and a move out of "moves".' }]
  }
  const found = property(name)
  if (!found) {
    const known = properties.filter((each) => each.name !== status && each.access !== 'readOnly')
    const message = `There is no property "${name}".`
    return [
      {
        path,
        message,
        advice: insteadOf(name, known),
      },
    ]
  }
  if (found.access !== 'readOnly') return []
  return [{ path, message: `"${name}" is read-only in every state.`, advice: 'Take it out of "fields".' }]
}
