interface Item {
  id: string
  parent: string | null
}

/**
 * The parent of each item; null for top items and for items whose parent is not in the list. Of items that form a cycle, as a
 * list that was no tree before may hold, one is put on top: otherwise no one would ever see them.
 */
export function parentsAmong(items: readonly Item[]): ReadonlyMap<string, string | null> {
  const known = new Set(items.map(({ id }) => id))
  const parents = new Map(
    items.map(({ id, parent }) => [id, parent !== null && known.has(parent) ? parent : null]),
  )
  const settled = new Set<string>()
  for (const { id } of items) {
    const way = new Set<string>()
    let at: string | null = id
    while (at !== null && !settled.has(at) && !way.has(at)) {
      way.add(at)
      at = parents.get(at) ?? null
    }
    if (at !== null && way.has(at)) parents.set(at, null)
    for (const each of way) settled.add(each)
  }
  return parents
}
