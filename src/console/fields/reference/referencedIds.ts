import type { RaRecord } from 'react-admin'
import type { Field } from '#shared/contracts/Resource.ts'

/** Ids that stand for other records, by the entity they belong to, so that their names can be fetched together. */
export function referencedIds(fields: readonly Field[], rows: readonly RaRecord[]): Map<string, string[]> {
  const byEntity = new Map<string, Set<string>>()
  for (const { source, reference, nameFrom, type } of fields) {
    if (type !== 'reference' || !reference || nameFrom) continue
    const ids = byEntity.get(reference.entity) ?? new Set()
    for (const row of rows) if (typeof row[source] === 'string') ids.add(row[source])
    byEntity.set(reference.entity, ids)
  }
  return new Map([...byEntity].map(([entity, ids]) => [entity, [...ids]]))
}
