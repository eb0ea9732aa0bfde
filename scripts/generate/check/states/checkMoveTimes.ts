import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { askedOf } from '../../model/statesOf.ts'
import type { Property } from '../../contracts/Model.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint, Subject } from '../subject/Subject.ts'

/** Moves that the server makes by itself have a due time, and require no input. */
export function checkMoveTimes(subject: Subject, status: string, path: Path): Complaint[] {
  const { moves = null } = objectOf(objectOf(subject.declared[status])['x-states'])
  const endless = listOf(moves).findIndex((item) => isEndless(objectOf(item), listOf(moves).map(objectOf)))
  if (endless >= 0) {
    const message = 'Moves that are made by themselves lead back here, again and again.'
    const advice = 'Let one of them set the time that it waits for, give it a "when", or take its "due" away.'
    return [{ path: [...path, 'moves', endless, 'due'], message, advice }]
  }
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

/** Whether moves with neither a condition nor a time that some move puts off lead from the end of this one to its start. */
function isEndless(move: JsonObject, all: readonly JsonObject[]): boolean {
  const restless = all.filter(
    (each) =>
      isJsonObject(each['due']) && each['when'] === undefined && !all.some((other) => putsOff(other, each)),
  )
  if (!restless.includes(move)) return false
  const begin = textsOf(move['from'])
  const reached = new Set([textOf(move['to']) ?? ''])
  for (const state of reached) {
    if (begin.includes(state)) return true
    for (const next of restless) {
      if (textsOf(next['from']).includes(state)) reached.add(textOf(next['to']) ?? '')
    }
  }
  return false
}

function putsOff(move: JsonObject, waiting: JsonObject): boolean {
  const source = textOf(objectOf(waiting['due'])['source']) ?? ''
  const asked = listOf(move['asks']).some((each) => askedOf(each).property === source)
  return asked || objectOf(move['sets'])[source] !== undefined
}

function noTime({ properties, property }: Subject, name: string, path: Path): Complaint[] {
  const found = property(name)
  if (found && isTime(found)) return []
  const known = properties.filter(isTime)
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
