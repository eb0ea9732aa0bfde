import { dirname } from 'node:path'
import type { Import } from './importsIn.ts'

/** Folders that import each other, directly or by way of others. */
export interface FolderCycle {
  folders: readonly string[]
  /** The imports by which they do. */
  imports: readonly Import[]
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The cycles between folders; none where every folder can be understood after those that it imports. */
export function folderCycles(imports: readonly Import[]): FolderCycle[] {
  const between = imports.filter(({ from, to }) => dirname(from) !== dirname(to))
  return componentsOf(graphOf(between))
    .filter((folders) => folders.length > 1)
    .map((folders) => {
      const isInside = (file: string) => folders.includes(dirname(file))
      return {
        folders: folders.toSorted(),
        imports: between.filter(({ from, to }) => isInside(from) && isInside(to)),
      }
    })
}

function graphOf(imports: readonly Import[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const targets = graph.get(dirname(from)) ?? new Set()
    graph.set(dirname(from), targets.add(dirname(to)))
  }
  return graph
}

/** The strongly connected components, by Tarjan's algorithm. */
function componentsOf(graph: Graph): string[][] {
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
