import { textOf } from '../../../load/readJson.ts'
import type { Property } from '../../../contracts/Model.ts'
import { judgeValue } from '../../../model/schemas/judgeValue.ts'
import { insteadOf } from '../../../spelling/nearest.ts'
import type { Complaint } from '../../subject/Subject.ts'
import type { Siblings } from './Siblings.ts'

/** What is wrong with x-show-when: it names no other property, or values that the other never has. */
export function showingFaults(siblings: Siblings): Complaint[] {
  return siblings.properties.flatMap((property) => faultsOf(siblings, property))
}

function faultsOf({ properties, place, whole }: Siblings, { name, showWhen }: Property): Complaint[] {
  if (showWhen && whole !== undefined) {
    const message = `Nothing is hidden inside of "${whole}", which is edited as a whole.`
    const advice = 'Remove "x-show-when", or make it a plain list of objects, or an object.'
    return [{ path: [...place, name, 'x-show-when'], message, advice }]
  }
  return namingFaults({ properties, place }, name, showWhen)
}

function namingFaults(
  { properties, place }: Siblings,
  name: string,
  conditions: Property['showWhen'] = {},
): Complaint[] {
  return Object.entries(conditions).flatMap(([other, values]) => {
    const path = [...place, name, 'x-show-when', other]
    const property = properties.find((each) => each.name === other)
    if (!property || other === name) {
      const names = properties.map((it) => it.name).filter((it) => it !== name)
      const message =
        other === name ? `"${name}" cannot depend on itself.` : `There is no property "${other}".`
      return [{ path, message, advice: insteadOf(other, names) }]
    }
    if (property.computed !== undefined && place.length > 1)
      return [
        {
          path,
          message: `"${other}" is computed, and nothing beside it is shown by that.`,
          advice: computedAdvice,
        },
      ]
    return values.flatMap((value, index) => {
      if (allows(property, value)) return []
      const options = (property.options ?? []).map((option) => option.value)
      const advice = insteadOf(textOf(value) ?? '', options)
      return [{ path: [...path, index], message: `"${other}" is never ${JSON.stringify(value)}.`, advice }]
    })
  })
}

const computedAdvice =
  'Name what it is computed from, or make the rows records of their own, with "x-children".'

function allows({ schema }: Property, value: unknown): boolean {
  const errors = judgeValue(schema, value)
  // Another rule says what is wrong with the schema itself.
  return errors === undefined || errors.length === 0
}
