/** The successors of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The strongly connected components of a graph, by Tarjan's algorithm: sets of nodes that all reach each other. */
export function componentsOf(graph: Graph): string[][] {
  const found: string[][] = []
  const path: string[] = []
  const lowest = new Map<string, number>()
  const done = new Set<string>()

  const visit = (node: string): number => {
    const own = lowest.size
    lowest.set(node, own)
    path.push(node)
    for (const next of graph.get(node) ?? []) {
      if (done.has(next)) continue
      const reached = lowest.get(next) ?? visit(next)
      lowest.set(node, Math.min(lowest.get(node) ?? own, reached))
    }
    const low = lowest.get(node) ?? own
    if (low === own) {
      const component = path.splice(path.indexOf(node))
      for (const each of component) done.add(each)
      found.push(component)
    }
    return low
  }
  for (const node of graph.keys()) if (!done.has(node)) visit(node)
  return found
}
