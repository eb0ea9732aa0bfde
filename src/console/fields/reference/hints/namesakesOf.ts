/** The things that share their name with another one. */
export function namesakesOf<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(nameOf(thing), (counts.get(nameOf(thing)) ?? 0) + 1)
  return things.filter((thing) => (counts.get(nameOf(thing)) ?? 0) > 1)
}
