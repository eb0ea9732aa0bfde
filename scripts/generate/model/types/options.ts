import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { humanise } from '#shared/words/nameForms.ts'
import { labelOf } from '../names/labelOf.ts'
import { colorOf } from './colorOf.ts'

/** One value that a schema names, and the schema with its label. */
export interface ConstMember {
  value: Json
  schema: JsonObject
}

/** The members of a oneOf or anyOf if each of them only names values, each value once; undefined otherwise. */
export function constMembers(schema: JsonObject): ConstMember[] | undefined {
  const members = listOf(schema['oneOf'] ?? schema['anyOf'])
  if (members.length === 0) return undefined
  const found = members.map(membersOf)
  if (found.some((member) => member.length === 0)) return undefined
  return valuesOnce(found.flat(), schema['oneOf'] !== undefined)
}

/**
 * The members without repeated values. In a oneOf, a value of two lists is left out; a
 * repeated constant stays, and another rule reports it.
 */
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
  if (!isJsonObject(member)) return []
  if (Object.hasOwn(member, 'const')) return [{ value: member['const'] ?? null, schema: member }]
  if (member['type'] === 'null') return [{ value: null, schema: member }]
  return listOf(member['enum']).map((value) => ({ value, schema: {} }))
}

/** All values that a schema names, except null. */
export function optionMembers(schema: JsonObject): ConstMember[] {
  const named = constMembers(schema) ?? listOf(schema['enum']).map((value) => ({ value, schema: {} }))
  const single = Object.hasOwn(schema, 'const') ? [{ value: schema['const'] ?? null, schema: {} }] : named
  return single.filter(({ value }) => value !== null)
}

/** The strings that a schema names; empty if it names none, or other values than strings. */
export function optionValues(schema: JsonObject): string[] {
  const values = optionMembers(schema).map(({ value }) => value)
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length === values.length ? texts : []
}

/** The options of a choice, by the text of their values, with labels and colours. */
export function optionsOf(schema: JsonObject): { value: string; label: Text; color: ChipColor }[] {
  return isChoice(schema) ? optionMembers(schema).map(optionOf) : []
}

/** Whether the values that a schema names are offered as options. */
export function isChoice(schema: JsonObject): boolean {
  const members = optionMembers(schema)
  const [type, ...others] = new Set(members.map(({ value }) => typeof value))
  // A truth value without labels is a switch: on or off.
  if (type === 'boolean' && !constMembers(schema)) return false
  return type !== undefined && type !== 'object' && others.length === 0
}

function optionOf({ value, schema }: ConstMember): { value: string; label: Text; color: ChipColor } {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const words = typeof value === 'string' ? humanise(value) : text
  return { value: text, label: labelOf(schema, words || text), color: colorOf(schema['x-color']) }
}
