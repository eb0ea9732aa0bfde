import { dirname } from 'node:path'
import { componentsOf } from './componentsOf.ts'
import type { Graph } from './componentsOf.ts'
import type { Import } from './importsIn.ts'

/** Folders that import each other, directly or through others. */
export interface FolderCycle {
  folders: readonly string[]
  /** The imports that form the cycle. */
  imports: readonly Import[]
}

/** The cycles between folders; empty where every folder can be understood after those that it imports. */
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
