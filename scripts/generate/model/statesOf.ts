import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Move, StateMachine } from '#shared/contracts/StateMachine.ts'
import { isObject, listOf, objectOf, textOf, textsOf } from '../load/readJson.ts'
import type { Property } from '../Model.ts'
import { colorOf } from './colorOf.ts'
import { labelOf, wordsOf } from './labelOf.ts'
import { humanise } from './names.ts'

/** The states and moves of the property that declares some. */
export function statesOf(
  value: JsonObject,
  properties: readonly Property[],
  pageCode: string,
): StateMachine | undefined {
  const declared = objectOf(value['properties'])
  const property = properties.find(({ name }) => isObject(objectOf(declared[name])['x-states']))
  if (!property) return undefined
  const states = objectOf(objectOf(declared[property.name])['x-states'])
  return {
    property: property.name,
    initial: initialOf(textsOf(states['initial']), property),
    moves: listOf(states['moves']).map((move) => moveOf(objectOf(move), pageCode)),
  }
}

/** The first one is the default, so the property's own default comes first. */
function initialOf(named: readonly string[], { default: given, options = [] }: Property): string[] {
  const first = textOf(given) ?? named[0] ?? options[0]?.value
  return [...new Set([...(first === undefined ? [] : [first]), ...named])]
}

function moveOf(move: JsonObject, pageCode: string): Move {
  const code = textOf(move['code']) ?? ''
  const confirm = wordsOf(move['confirm'])
  return {
    code,
    permission: `${pageCode}.${code}`,
    from: textsOf(move['from']),
    to: textOf(move['to']) ?? '',
    label: wordsOf(move['label']) ?? labelOf({}, humanise(code)),
    ...(confirm ? { confirm } : {}),
    ...(move['color'] === undefined ? {} : { color: colorOf(move['color']) }),
  }
}
