/** The properties to read of records that references lead to, by reference. */
export type PropertiesByReference = ReadonlyMap<string, ReadonlySet<string>>

/** Groups properties by the reference that leads to them. */
export function groupByReference(
  places: readonly { through: string; property: string }[],
): PropertiesByReference {
  const found = new Map<string, Set<string>>()
  for (const { through, property } of places) found.set(through, new Set(found.get(through)).add(property))
  return found
}
