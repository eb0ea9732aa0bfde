import type { RaRecord } from 'react-admin'
import type { Field } from '#shared/contracts/Resource.ts'
import { listOf } from '#shared/json/listOf.ts'
import { idsOf } from './linkedIds.ts'

/** The ids of the records that rows refer to, grouped by entity, so that their names can be fetched together. */
export function referencedIds(fields: readonly Field[], rows: readonly RaRecord[]): Map<string, string[]> {
  const byEntity = new Map<string, Set<string>>()
  for (const { source, reference, nameFrom, type } of fields) {
    if (!reference || nameFrom || reference.nameKey) continue
    const ids = byEntity.get(reference.entity) ?? new Set()
    for (const row of rows) {
      const held = type === 'references' ? listOf(row[source]) : [row[source]]
      for (const id of idsOf(held, reference.key)) ids.add(id)
    }
    byEntity.set(reference.entity, ids)
  }
  return new Map([...byEntity].map(([entity, ids]) => [entity, [...ids]]))
}
