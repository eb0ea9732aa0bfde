import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Path } from '../../load/readJson.ts'
import { askedOf } from '../../model/statesOf.ts'
import type { Property } from '../../contracts/Model.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import { judgeValue } from '../../model/schemas/judgeValue.ts'
import type { Complaint, Subject } from '../subject/Subject.ts'

type Words = Pick<Complaint, 'message' | 'advice'>

/** The moves of a status property set properties to values that these can have. */
export function checkMoveSettings(subject: Subject, status: string, path: Path): Complaint[] {
  const { moves = null } = objectOf(objectOf(subject.declared[status])['x-states'])
  return listOf(moves).flatMap((item, index) => {
    const move = objectOf(item)
    const asked = listOf(move['asks']).map((each) => askedOf(each).property)
    return Object.entries(objectOf(move['sets'])).flatMap(([name, setting]) => {
      const at = [...path, 'moves', index, 'sets', name]
      const words = unsettable(subject, { name, status, asked }) ?? unfit(subject.property(name), setting)
      return words ? [{ path: at, ...words }] : []
    })
  })
}

function unsettable(
  { properties, property }: Subject,
  { name, status, asked }: { name: string; status: string; asked: readonly string[] },
): Words | undefined {
  const found = property(name)
  if (name === status) {
    return { message: `"${name}" is what the move itself changes.`, advice: 'Take it out of "sets".' }
  }
  if (!found) {
    const known = properties.filter((each) => each.name !== status && isSettable(each))
    return {
      message: `There is no property "${name}".`,
      advice: insteadOf(name, known),
    }
  }
  if (asked.includes(name)) {
    return { message: `"${name}" is asked for and set.`, advice: 'Take it out of "asks" or "sets".' }
  }
  if (isSettable(found)) return undefined
  return {
    message: `No move sets "${name}".`,
    advice:
      'Secrets, lists of references, names, times of the server, numbers that it gives and what is computed are not set.',
  }
}

function isSettable({ column, secret, auto, by, nameOf, computed, number }: Property): boolean {
  const isSetByServer =
    auto !== undefined || by !== undefined || computed !== undefined || number !== undefined
  return column !== undefined && !secret && !isSetByServer && nameOf === undefined
}

function unfit(property: Property | undefined, given: Json): Words | undefined {
  if (!property) return undefined
  const { name, schema, required, column, reference } = property
  const setting = objectOf(given)
  if (setting['now'] === true) {
    if (column?.type === 'timestamp' || column?.type === 'date') return undefined
    return {
      message: `"${name}" is neither a date nor a time.`,
      advice: 'Write "now" for "format": "date" or "date-time".',
    }
  }
  if (setting['currentUser'] === true) {
    if (reference?.entity === 'user' && !required) return undefined
    const message =
      reference?.entity === 'user' ? `"${name}" is never empty.` : `"${name}" refers to no user.`
    return {
      message,
      advice:
        'Write "currentUser" for a property with "x-reference": { "entity": "user" } that is not in "required": where the server makes the move there is nobody.',
    }
  }
  const { value = null } = setting
  const errors = judgeValue(schema, value) ?? []
  if (errors.length === 0 || (value === null && !required)) return undefined
  return {
    message: `"${name}" is never ${JSON.stringify(value)}: ${errors[0]?.message ?? 'it is not allowed'}.`,
    advice: 'Write a value that the property takes.',
  }
}
