import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { parentsAmong } from '#shared/parentsAmong.ts'
import { textOf } from './textOf.ts'

interface Node {
  record: JsonObject
  children: Node[]
}

/** Puts records below their parents and keeps their order. A record whose parent is missing from the list goes to the top. */
export function nest({ parent = '' }: Table, records: readonly JsonObject[]): JsonObject[] {
  const nodes = new Map(
    records.map((record): [string, Node] => [textOf(record['id']), { record, children: [] }]),
  )
  const parents = parentsAmong(
    records.map(({ id = null, [parent]: above = null }) => ({
      id: textOf(id),
      parent: above === null ? null : textOf(above),
    })),
  )
  const tops: Node[] = []
  for (const [id, node] of nodes) {
    const above = nodes.get(parents.get(id) ?? '')
    ;(above?.children ?? tops).push(node)
  }
  return tops.map(printed)
}

function printed({ record, children }: Node): JsonObject {
  return { ...record, children: children.map(printed) }
}
