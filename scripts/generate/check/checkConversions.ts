import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '../load/readJson.ts'
import { hasNearest, isConvertible } from '../model/conversion/convertible.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import type { Conversion, Property } from '../contracts/Model.ts'
import { judgeValue } from '../model/schemas/judgeValue.ts'
import { swapAdvice } from './subject/swapAdvice.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

/** A migration can do what the schema asks for: x-convert fits its property, and no entity has a former name any more. */
export const checkConversions: Rule = (subject, all) => [
  ...formerNameOf(subject, all),
  ...subject.properties.flatMap(complaintsOf),
]

function formerNameOf({ schema, own }: Subject, all: readonly Subject[]): Complaint[] {
  const former = textOf(own['renamedFrom'])
  if (!former) return []
  const path = ['x-entity', 'renamedFrom']
  const still = all.find((other) => isSame(other.schema.name, former))
  if (still) {
    const isSwap = isSame(textOf(still.own['renamedFrom']), schema.name)
    const advice = 'Write the name that this one had before, and remove the old file.'
    return [{ path, message: `The entity "${former}" still exists.`, advice: isSwap ? swapAdvice : advice }]
  }
  const first = all.find((other) => isSame(textOf(other.own['renamedFrom']), former))
  if (!first || first.schema === schema) return []
  const message = `The entity "${first.schema.name}" was already renamed from "${former}".`
  return [{ path, message, advice: 'Keep one of them.' }]
}

function isSame(one: string | undefined, other: string): boolean {
  return one !== undefined && snakeCase(one) === snakeCase(other)
}

function complaintsOf(property: Property): Complaint[] {
  const { convert, name } = property
  if (!convert) return []
  const path = ['properties', name, 'x-convert']
  if (!isConvertible(property))
    return [{ path, message: `The values of "${name}" cannot be converted.`, advice: 'Leave it out.' }]
  return [...valuesOf(property, convert), ...restOf(property, convert)]
}

/** The values that old ones are converted to must be values that the property takes. */
function valuesOf({ name, schema, required }: Property, { map, missing }: Conversion): Complaint[] {
  const mapped = Object.entries(map).map(([old, value]): [string[], Json] => [['map', old], value])
  const given: [string[], Json][] = missing === undefined ? [] : [[['missing'], missing]]
  return [...mapped, ...given].flatMap(([place, value]) => {
    const errors = value === null && !required ? [] : judgeValue(schema, value)
    if (errors === undefined || errors.length === 0) return []
    const message = `"${name}" does not take ${JSON.stringify(value)}: it ${errors[0]?.message ?? 'is refused'}.`
    const path = ['properties', name, 'x-convert', ...place]
    return [{ path, message, advice: 'Write a value that the property takes.' }]
  })
}

function restOf(property: Property, { rest }: Conversion): Complaint[] {
  const { name, required } = property
  const path = ['properties', name, 'x-convert', 'rest']
  if (rest === 'empty' && required)
    return [{ path, message: `"${name}" is required and cannot be empty.`, advice: 'Write another rule.' }]
  if (rest === 'default' && property.default === undefined)
    return [{ path, message: `"${name}" has no default.`, advice: 'Give it one, or write another rule.' }]
  if (rest !== 'nearest' || hasNearest(property)) return []
  const advice = 'It goes on a number, or on a text with "maxLength".'
  return [{ path, message: `There is no value of "${name}" nearest to another.`, advice }]
}
