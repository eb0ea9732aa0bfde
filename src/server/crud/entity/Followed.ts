/** The properties to read of records that references lead to, by reference. */
export type Followed = ReadonlyMap<string, ReadonlySet<string>>

/** Groups properties by the reference that leads to them. */
export function followedBy(places: readonly { through: string; property: string }[]): Followed {
  const found = new Map<string, Set<string>>()
  for (const { through, property } of places) found.set(through, new Set(found.get(through)).add(property))
  return found
}
