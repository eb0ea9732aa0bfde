import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '../load/readJson.ts'
import { hasNearest, isConvertible } from '../model/conversion/convertible.ts'
import { snakeCase } from '../model/names/names.ts'
import type { Conversion, Property } from '../contracts/Model.ts'
import { judgeValue } from '../model/schemas/judgeValue.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

/** What is written for a migration can be done: x-convert fits its property, a former name is nobody's. */
export const checkConversions: Rule = (subject, all) => {
  const former = textOf(subject.own['renamedFrom'])
  const same = former && all.find(({ schema }) => snakeCase(schema.name) === snakeCase(former))
  const still: Complaint[] = same
    ? [
        {
          path: ['x-entity', 'renamedFrom'],
          message: `The entity "${former}" still exists.`,
          advice: 'Write the name that this one had before, and remove the old file.',
        },
      ]
    : []
  return [...still, ...subject.properties.flatMap(complaintsOf)]
}

function complaintsOf(property: Property): Complaint[] {
  const { convert, name } = property
  if (!convert) return []
  const path = ['properties', name, 'x-convert']
  if (!isConvertible(property))
    return [{ path, message: `The values of "${name}" cannot be converted.`, advice: 'Leave it out.' }]
  return [...valuesOf(property, convert), ...restOf(property, convert)]
}

/** What old values become must be a value that the property takes. */
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
