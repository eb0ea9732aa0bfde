import { listOf, objectOf, textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { askedOf } from '../../model/statesOf.ts'
import type { Property } from '../../Model.ts'
import { insteadOf } from '../advice/nearest.ts'
import type { Complaint, Subject } from '../Subject.ts'

/** Moves that are made by themselves have a time to be made at, and need nobody who fills something in. */
export function checkMoveTimes(subject: Subject, status: string, path: Path): Complaint[] {
  const { moves = null } = objectOf(objectOf(subject.declared[status])['x-states'])
  return listOf(moves).flatMap((item, index) => {
    const move = objectOf(item)
    const source = textOf(objectOf(move['due'])['source'])
    if (source === undefined) return []
    const at = [...path, 'moves', index, 'due']
    const asked = listOf(move['asks']).find((each) => !askedOf(each).optional)
    const missing: Complaint = {
      path: at,
      message: `A move that asks for "${asked === undefined ? '' : askedOf(asked).property}" is not made by itself.`,
      advice: 'Make that optional, or take "due" away.',
    }
    return [...noTime(subject, source, [...at, 'source']), ...(asked === undefined ? [] : [missing])]
  })
}

function noTime({ properties, property }: Subject, name: string, path: Path): Complaint[] {
  const found = property(name)
  if (found && isTime(found)) return []
  const known = properties.filter(isTime).map((each) => each.name)
  const message = found ? `"${name}" is neither a date nor a time.` : `There is no property "${name}".`
  return [
    {
      path,
      message,
      advice:
        known.length > 0 ? insteadOf(name, known) : 'Add a property of "format": "date" or "date-time".',
    },
  ]
}

function isTime({ column }: Property): boolean {
  return column?.type === 'date' || column?.type === 'timestamp'
}
