import type { Json } from '#shared/contracts/Json.ts'
import type { Property } from '../../../contracts/Model.ts'

/** A property that stays hidden in the form of a new record, and the property that it waits for. */
interface HiddenProperty {
  name: string
  by: string
}

/** The properties whose x-show-when form a circle that no value in the form of a new record opens. */
export function circularlyHidden(properties: readonly Property[]): HiddenProperty[] {
  const open = new Set(properties.filter(isOpen).map(({ name }) => name))
  const byName = new Map(properties.map((property) => [property.name, property]))
  const blocking = ({ showWhen = {} }: Property) =>
    Object.entries(showWhen).find(([other, values]) => {
      const property = byName.get(other)
      // Another rule reports a property that does not exist.
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

/** The values of a property in a form that was just opened: a switch that is not set counts as off. */
function firstValues({ default: given, field }: Property): Json[] {
  if (given !== undefined) return [given]
  return field === 'boolean' ? [null, false] : [null]
}

/** Whether a property is always shown, or does not get its value from the person who fills in the form. */
function isOpen({ showWhen, access, computed, fill }: Property): boolean {
  return !showWhen || access === 'readOnly' || computed !== undefined || fill !== undefined
}
