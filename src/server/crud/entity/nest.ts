import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'

interface Node {
  record: JsonObject
  children: Node[]
}

/** Puts records below their parents, in the order they come in; one whose parent is not among them stands on top. */
export function nest({ parent = '' }: Table, records: readonly JsonObject[]): JsonObject[] {
  const nodes = new Map(
    records.map((record): [Json, Node] => [record['id'] ?? null, { record, children: [] }]),
  )
  const tops: Node[] = []
  for (const node of nodes.values()) {
    const above = nodes.get(node.record[parent] ?? null)
    ;(above?.children ?? tops).push(node)
  }
  return tops.map(printed)
}

function printed({ record, children }: Node): JsonObject {
  return { ...record, children: children.map(printed) }
}
