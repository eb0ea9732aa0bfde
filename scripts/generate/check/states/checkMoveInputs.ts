import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { askedOf } from '../../model/statesOf.ts'
import type { Property } from '../../contracts/Model.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint, Subject } from '../subject/Subject.ts'

/** The moves of a status property ask for properties that people may write. */
export function checkMoveInputs(subject: Subject, status: string, path: Path): Complaint[] {
  const { moves = null } = objectOf(objectOf(subject.declared[status])['x-states'])
  return listOf(moves).flatMap((move, index) => {
    const items = listOf(objectOf(move)['asks'])
    const names = items.map((item) => askedOf(item).property)
    return items.flatMap((item, at): Complaint[] => {
      const name = names[at] ?? ''
      const place = [...path, 'moves', index, 'asks', at, ...sourceOf(item)]
      if (names.indexOf(name) === at) return unaskable(subject, { name, status }, place)
      const message = `"${name}" is asked for twice.`
      return [{ path: place, message, advice: 'Take one of them out.' }]
    })
  })
}

function sourceOf(item: Json): Path {
  return textOf(item) === undefined ? ['source'] : []
}

function unaskable(
  { properties, property }: Subject,
  { name, status }: Record<'name' | 'status', string>,
  path: Path,
): Complaint[] {
  if (name === status) {
    const message = `"${name}" is what the move itself changes.`
    return [{ path, message, advice: 'Take it out of "asks".' }]
  }
  const found = property(name)
  if (!found) {
    const known = properties.filter((each) => each.name !== status && isAskable(each))
    const message = `There is no property "${name}".`
    return [
      {
        path,
        message,
        advice: insteadOf(name, known),
      },
    ]
  }
  if (found.secret) {
    const message = `"${name}" is a secret, which no move asks for.`
    return [{ path, message, advice: 'Take it out of "asks": the form takes it.' }]
  }
  if (found.children) {
    const message = `The rows of "${name}" are records of their own, which no move asks for.`
    return [{ path, message, advice: 'Take it out of "asks": the form takes them.' }]
  }
  if (isAskable(found)) return []
  const message = `Nobody fills in "${name}": it is read-only.`
  return [{ path, message, advice: 'Take it out of "asks", or take away what makes it read-only.' }]
}

function isAskable({ access, secret, children }: Property): boolean {
  return access !== 'readOnly' && !secret && !children
}
