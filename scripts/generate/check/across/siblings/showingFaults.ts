import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '../../../load/readJson.ts'
import type { Property } from '../../../contracts/Model.ts'
import { judgeValue } from '../../../model/schemas/judgeValue.ts'
import { insteadOf } from '../../../spelling/nearest.ts'
import type { Complaint } from '../../subject/Subject.ts'
import { circularlyHidden } from './circularlyHidden.ts'
import type { Siblings } from './Siblings.ts'

/** Finds faults of x-show-when: it names no other property, or values that the other one never has. */
export function showingFaults(siblings: Siblings): Complaint[] {
  const { properties, place } = siblings
  return [
    ...properties.flatMap((property) => faultsOf(siblings, property)),
    ...hiddenForGood(properties, place),
  ]
}

/** Properties that wait for each other in a form and so are never shown. */
function hiddenForGood(properties: readonly Property[], place: Siblings['place']): Complaint[] {
  return circularlyHidden(properties).map(({ name, by }) => ({
    path: [...place, name, 'x-show-when'],
    message: `No form shows "${name}" of a new record: it waits for "${by}", which is not shown either before "${name}" has a value.`,
    advice: `Show "${by}" without "x-show-when", or give one of them a "default" by which the other is shown.`,
    severity: 'note',
  }))
}

function faultsOf({ properties, place, whole }: Siblings, property: Property): Complaint[] {
  const { name, showWhen } = property
  if (showWhen && whole !== undefined) {
    const message = `Nothing is hidden inside of "${whole}", which is edited as a whole.`
    const advice = 'Remove "x-show-when", or make it a plain list of objects, or an object.'
    return [{ path: [...place, name, 'x-show-when'], message, advice }]
  }
  return [...namingFaults({ properties, place }, name, showWhen), ...demandedUnseen(place, property)]
}

/** Nobody can fill in a property that the form hides. */
function demandedUnseen(
  place: Siblings['place'],
  { name, showWhen, required, default: given, access }: Property,
): Complaint[] {
  if (!showWhen || !required || given !== undefined || access === 'readOnly') return []
  const conditions = Object.entries(showWhen).map(([other, values]) => [other, { enum: values }] as const)
  const condition = {
    required: conditions.map(([other]) => other),
    properties: Object.fromEntries(conditions),
  }
  return [
    {
      path: [...place, name, 'x-show-when'],
      message: `"${name}" is required, and nobody can fill it in while it is not shown.`,
      advice: `Take it out of "required", and write beside "properties": "if": ${jsonText(condition)}, "then": ${jsonText({ required: [name] })}.`,
      severity: 'note',
    },
  ]
}

/** Formats JSON as people write it, with a space after each colon and comma. */
function jsonText(value: Json): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/gu, ' ')
    .replaceAll(/\[ | \]/gu, (bracket) => bracket.trim())
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
      const others = properties.filter((it) => it.name !== name)
      const message =
        other === name ? `"${name}" cannot depend on itself.` : `There is no property "${other}".`
      return [{ path, message, advice: insteadOf(other, others) }]
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
  // Another rule reports what is wrong with the schema itself.
  return errors === undefined || errors.length === 0
}
