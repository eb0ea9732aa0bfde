/** What is read of the records that references lead to: properties by reference. */
export type Followed = ReadonlyMap<string, ReadonlySet<string>>

/** The properties by the reference that leads there. */
export function followedBy(places: readonly { through: string; property: string }[]): Followed {
  const found = new Map<string, Set<string>>()
  for (const { through, property } of places) found.set(through, new Set(found.get(through)).add(property))
  return found
}
