import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { optionValues } from '../../model/types/options.ts'
import { reachActions } from '../../model/reachButtons.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import { checkLocks } from './checkLocks.ts'
import { checkMoveConditions } from './checkMoveConditions.ts'
import { checkMoveInputs } from './checkMoveInputs.ts'
import { checkMoveSettings } from './checkMoveSettings.ts'
import { checkMoveTimes } from './checkMoveTimes.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

// The button codes and last path segments that every entity has.
const reservedCodes = [
  'create',
  'edit',
  'delete',
  'purge',
  'export',
  'import',
  'list',
  'show',
  'tree',
  ...Object.values(reachActions),
]

/** States exist, and the moves between them have codes of their own. */
export const checkStates: Rule = (subject) => {
  const { declared, kind } = subject
  const names = Object.keys(declared).filter((name) => isJsonObject(objectOf(declared[name])['x-states']))
  return names.flatMap((name, index) => {
    const path = ['properties', name, 'x-states']
    if (kind === 'log' || kind === 'single') {
      return [{ path, message: `The records of a ${kind} make no moves.`, advice: 'Remove "x-states".' }]
    }
    if (index > 0)
      return [{ path, message: `"${names[0]}" already has the states.`, advice: 'Keep one of them.' }]
    return [
      ...machine(objectOf(declared[name]), path),
      ...checkMoveInputs(subject, name, path),
      ...checkMoveSettings(subject, name, path),
      ...checkMoveConditions(subject, name, path),
      ...checkMoveTimes(subject, name, path),
      ...checkLocks(subject, name, path),
    ]
  })
}

function machine(property: ReturnType<typeof objectOf>, path: Path): Complaint[] {
  const states = objectOf(property['x-states'])
  const options = optionValues(property)
  const initial = textsOf(states['initial'])
  return [
    ...initial.flatMap((state, index) => known(state, options, [...path, 'initial', index])),
    ...defaultState(property, initial, path),
    ...moves(states, options, [...path, 'moves']),
    ...unreachable(states, options, initial.concat(textOf(property['default']) ?? []), path),
  ]
}

function defaultState(
  property: ReturnType<typeof objectOf>,
  initial: readonly string[],
  path: Path,
): Complaint[] {
  const given = textOf(property['default'])
  if (given === undefined || initial.length === 0 || initial.includes(given)) return []
  return [
    {
      path: [...path, 'initial'],
      message: `The default "${given}" is no state that a record may start in.`,
      advice: `Add "${given}", or change "default".`,
    },
  ]
}

function moves(states: ReturnType<typeof objectOf>, options: readonly string[], path: Path): Complaint[] {
  const codes = new Set(reservedCodes)
  return listOf(states['moves']).flatMap((item, index) => {
    const move = objectOf(item)
    const code = textOf(move['code']) ?? ''
    const [from, to] = [textsOf(move['from']), textOf(move['to']) ?? '']
    const isTaken = codes.has(code)
    codes.add(code)
    const at = [...path, index]
    const message = reservedCodes.includes(code)
      ? `"${code}" is taken by a call of the entity.`
      : `Two moves have the code "${code}".`
    return [
      ...(isTaken ? [{ path: [...at, 'code'], message, advice: 'Write another code.' }] : []),
      ...from.flatMap((state, place) => known(state, options, [...at, 'from', place])),
      ...known(to, options, [...at, 'to']),
      ...(from.includes(to)
        ? [
            {
              path: [...at, 'to'],
              message: `The move leads from "${to}" to itself.`,
              advice: 'Take it out of "from".',
            },
          ]
        : []),
    ]
  })
}

function known(state: string, options: readonly string[], path: Path): Complaint[] {
  if (options.includes(state)) return []
  return [{ path, message: `There is no state "${state}".`, advice: insteadOf(state, options) }]
}

function unreachable(
  states: ReturnType<typeof objectOf>,
  options: readonly string[],
  initial: readonly string[],
  path: Path,
): Complaint[] {
  const reached = new Set([
    ...initial,
    ...listOf(states['moves']).map((move) => textOf(objectOf(move)['to']) ?? ''),
  ])
  if (initial.length === 0) return []
  return options
    .filter((state) => !reached.has(state))
    .map((state) => ({
      path,
      message: `No move leads to the state "${state}".`,
      advice: 'Add a move, or let records start in it.',
      severity: 'note',
    }))
}
