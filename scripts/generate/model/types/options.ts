import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { isObject, listOf } from '../../load/readJson.ts'
import { humanise } from '../names/names.ts'
import { labelOf } from '../names/labelOf.ts'
import { colorOf } from './colorOf.ts'

/** One value a schema names, with the words that stand beside it. */
export interface ConstMember {
  value: Json
  schema: JsonObject
}

/** The members of a oneOf or anyOf when every one of them names exactly its values, each value once; undefined otherwise. */
export function constMembers(schema: JsonObject): ConstMember[] | undefined {
  const members = listOf(schema['oneOf'] ?? schema['anyOf'])
  if (members.length === 0) return undefined
  const found = members.map(membersOf)
  if (found.some((member) => member.length === 0)) return undefined
  return valuesOnce(found.flat(), schema['oneOf'] !== undefined)
}

/** Of a oneOf what exactly one of its lists names; a constant that is there twice is complained of. */
function valuesOnce(members: readonly ConstMember[], isOneOf: boolean): ConstMember[] {
  const byValue = new Map<string, ConstMember[]>()
  for (const member of members) {
    const key = JSON.stringify(member.value)
    byValue.set(key, [...(byValue.get(key) ?? []), member])
  }
  return [...byValue.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const isAmbiguous = isOneOf && others.length > 0 && first.value !== null
    return isAmbiguous && !Object.hasOwn(first.schema, 'const') ? [] : [first]
  })
}

function membersOf(member: Json): ConstMember[] {
  if (!isObject(member)) return []
  if (Object.hasOwn(member, 'const')) return [{ value: member['const'] ?? null, schema: member }]
  if (member['type'] === 'null') return [{ value: null, schema: member }]
  return listOf(member['enum']).map((value) => ({ value, schema: {} }))
}

/** Every value a schema names, null left out. */
export function optionMembers(schema: JsonObject): ConstMember[] {
  const named = constMembers(schema) ?? listOf(schema['enum']).map((value) => ({ value, schema: {} }))
  const single = Object.hasOwn(schema, 'const') ? [{ value: schema['const'] ?? null, schema: {} }] : named
  return single.filter(({ value }) => value !== null)
}

/** The strings that a schema names; empty when it names none, or others than strings. */
export function optionValues(schema: JsonObject): string[] {
  const values = optionMembers(schema).map(({ value }) => value)
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length === values.length ? texts : []
}

/** The options of a choice, by the text of their values, with their words and colours. */
export function optionsOf(schema: JsonObject): { value: string; label: Text; color: ChipColor }[] {
  return isChoice(schema) ? optionMembers(schema).map(optionOf) : []
}

/** Whether the values that a schema names are offered as options. */
export function isChoice(schema: JsonObject): boolean {
  const members = optionMembers(schema)
  const [type, ...others] = new Set(members.map(({ value }) => typeof value))
  // Without words of its own, a truth value is a switch: on or off.
  if (type === 'boolean' && !constMembers(schema)) return false
  return type !== undefined && type !== 'object' && others.length === 0
}

function optionOf({ value, schema }: ConstMember): { value: string; label: Text; color: ChipColor } {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const words = typeof value === 'string' ? humanise(value) : text
  return { value: text, label: labelOf(schema, words || text), color: colorOf(schema['x-color']) }
}
