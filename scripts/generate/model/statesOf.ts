import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type {
  MoveInput,
  DueTime,
  Lock,
  Move,
  MoveSetting,
  StateMachine,
} from '#shared/contracts/StateMachine.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf, textOf } from '../load/readJson.ts'
import type { DeclaredMove, DeclaredStates, Property } from '../contracts/Model.ts'
import { colorOf } from './types/colorOf.ts'
import { conditionsOf } from './schemas/conditionsOf.ts'
import { labelOf, wordsOf } from './names/labelOf.ts'
import { humanise } from '#shared/words/nameForms.ts'

/** The states and moves of the property that declares them. */
export function statesOf(
  value: JsonObject,
  properties: readonly Property[],
  pageCode: string,
): DeclaredStates | undefined {
  const declared = objectOf(value['properties'])
  const property = properties.find(({ name }) => isJsonObject(objectOf(declared[name])['x-states']))
  if (!property) return undefined
  const states = objectOf(objectOf(declared[property.name])['x-states'])
  const locked = locksOf(listOf(states['locked']).map(objectOf))
  return {
    property: property.name,
    initial: initialOf(textsOf(states['initial']), property),
    moves: listOf(states['moves']).map((move) => moveOf(objectOf(move), properties, pageCode)),
    ...(locked ? { locked } : {}),
  }
}

/** The locks by state; several may lock parts of one state. */
function locksOf(items: readonly JsonObject[]): StateMachine['locked'] {
  const locks = new Map<string, Lock>()
  for (const item of items)
    for (const state of textsOf(item['in'])) locks.set(state, both(locks.get(state), lockOf(item)))
  return locks.size === 0 ? undefined : Object.fromEntries(locks)
}

function lockOf({ fields, delete: deleting }: JsonObject): Lock {
  if (fields === undefined) return { delete: deleting !== false }
  return { fields: textsOf(fields), delete: deleting === true }
}

function both(one: Lock | undefined, other: Lock): Lock {
  if (!one) return other
  const isWhole = !one.fields || !other.fields
  const fields = isWhole ? {} : { fields: [...new Set([...(one.fields ?? []), ...(other.fields ?? [])])] }
  return { ...fields, delete: one.delete || other.delete }
}

/** The initial states. The first one is the default, so the property's own default comes first. */
function initialOf(named: readonly string[], { default: given, options = [] }: Property): string[] {
  const first = textOf(given) ?? named[0] ?? options[0]?.value
  return [...new Set([...(first === undefined ? [] : [first]), ...named])]
}

function moveOf(move: JsonObject, properties: readonly Property[], pageCode: string): DeclaredMove {
  const code = textOf(move['code']) ?? ''
  const confirm = wordsOf(move['confirm'])
  const asks = listOf(move['asks']).map(askedOf)
  const due = dueOf(objectOf(move['due']))
  return {
    code,
    permission: `${pageCode}.${code}`,
    from: textsOf(move['from']),
    to: textOf(move['to']) ?? '',
    label: wordsOf(move['label']) ?? labelOf({}, humanise(code)),
    ...(confirm ? { confirm } : {}),
    ...(move['color'] === undefined ? {} : { color: colorOf(move['color']) }),
    ...(asks.length > 0 ? { asks } : {}),
    ...(isJsonObject(move['sets']) ? { sets: settingsOf(move['sets']) } : {}),
    ...(due ? { due } : {}),
    ...(isJsonObject(move['when'])
      ? { when: conditionsOf({ allOf: [move['when']] }, properties, true) }
      : {}),
  }
}

function settingsOf(sets: JsonObject): Move['sets'] {
  return Object.fromEntries(
    Object.entries(sets).map(([property, setting]): [string, MoveSetting] => {
      const { now, currentUser, value = null } = objectOf(setting)
      if (now === true) return [property, { now }]
      return [property, currentUser === true ? { currentUser } : { value }]
    }),
  )
}

function dueOf({ source, days, hours, minutes }: JsonObject): DueTime | undefined {
  const name = textOf(source)
  const [inDays = 0, inHours = 0, rest = 0] = [days, hours, minutes].map(numberOf)
  return name === undefined ? undefined : { source: name, minutes: (inDays * 24 + inHours) * 60 + rest }
}

/** A property that a move asks for, written as its name or as an object with more. */
export function askedOf(item: Json): MoveInput {
  const property = textOf(item) ?? textOf(objectOf(item)['source']) ?? ''
  return { property, ...(objectOf(item)['optional'] === true ? { optional: true } : {}) }
}
