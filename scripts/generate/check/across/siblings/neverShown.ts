import type { Json } from '#shared/contracts/Json.ts'
import type { Property } from '../../../contracts/Model.ts'

/** What stays hidden in the form of a new record, and what it waits for. */
interface NeverShown {
  name: string
  by: string
}

/** The properties whose x-show-when lead round in a circle that nothing in the form of a new record opens. */
export function neverShown(properties: readonly Property[]): NeverShown[] {
  const open = new Set(properties.filter(isOpen).map(({ name }) => name))
  const byName = new Map(properties.map((property) => [property.name, property]))
  const blocking = ({ showWhen = {} }: Property) =>
    Object.entries(showWhen).find(([other, values]) => {
      const property = byName.get(other)
      // What is not there is another complaint.
      return property && !open.has(other) && !firstValues(property).some((value) => values.includes(value))
    })
  let found: Property[]
  do {
    found = properties.filter((property) => !open.has(property.name) && !blocking(property))
    for (const { name } of found) open.add(name)
  } while (found.length > 0)
  return properties.flatMap((property) => {
    const [by] = open.has(property.name) ? [] : (blocking(property) ?? [])
    return by === undefined || by === property.name ? [] : [{ name: property.name, by }]
  })
}

/** What a form that is just opened holds: of a switch that is not set, people say that it is off. */
function firstValues({ default: given, field }: Property): Json[] {
  if (given !== undefined) return [given]
  return field === 'boolean' ? [null, false] : [null]
}

/** Shown in any case, or given its value by others than who fills in the form. */
function isOpen({ showWhen, access, computed, fill }: Property): boolean {
  return !showWhen || access === 'readOnly' || computed !== undefined || fill !== undefined
}
