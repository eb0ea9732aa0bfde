import type { Referrer } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import { linkTableName, rowLinkTableName } from '../model/references/linkTables.ts'
import { rowReferencesOf } from '../model/references/rowReferences.ts'
import type { RowReference } from '../model/references/rowReferences.ts'

/** The properties that refer to an entity. */
export function referrersOf({ name }: Entity, model: Model): readonly Referrer[] {
  return referrersIn(model).get(name) ?? []
}

/** The referrers of each entity, by its name; computed once, because every table needs them. */
const referrersIn = memoize(({ entities }: Model): ReadonlyMap<string, Referrer[]> => {
  const known = new Map<string, Referrer[]>()
  for (const other of entities)
    for (const property of other.properties) {
      const target = property.link?.entity ?? property.reference?.entity
      const referrer = referrerOf(other, property)
      if (target !== undefined && referrer) known.set(target, [...(known.get(target) ?? []), referrer])
      for (const inside of rowReferencesOf(property))
        known.set(inside.entity, [...(known.get(inside.entity) ?? []), rowReferrerOf(other, inside)])
    }
  return known
})

function rowReferrerOf(entity: Entity, reference: RowReference): Referrer {
  return {
    entity: entity.name,
    softDelete: entity.softDelete,
    table: rowLinkTableName(entity, reference),
    column: 'target',
    onDelete: reference.onDelete,
    link: true,
  }
}

function referrerOf(entity: Entity, { name, link, reference, column }: Property): Referrer | undefined {
  const shared = { entity: entity.name, softDelete: entity.softDelete }
  if (link) {
    const table = linkTableName(entity, name)
    return { ...shared, table, column: 'target', onDelete: link.onDelete, link: true }
  }
  if (!reference || !column) return undefined
  return { ...shared, table: entity.tableName, column: name, onDelete: reference.onDelete, link: false }
}
