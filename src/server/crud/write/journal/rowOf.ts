import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Owner, Table } from '#shared/contracts/Table.ts'
import type { Catalog } from '../../entity/Context.ts'
import type { ChangedValues } from './changedValues.ts'

/**
 * The owners of a row, before and after the change: their entities and ids. A change of only its position among the rows does
 * not count for its owner.
 */
export function rowOf(
  { owners = [] }: Table,
  { records, changed }: { records: readonly JsonObject[]; changed?: ChangedValues | undefined },
  catalog: Catalog,
): Json[] {
  const reading = owners.filter((owner) => !changed || tells(changed, owner, catalog))
  return reading.flatMap(({ entity, of }) => {
    const ids = new Set(records.map(({ [of]: id = null }) => id))
    return [...ids].flatMap((id) => (id === null ? [] : [{ entity, id }]))
  })
}

function tells({ after }: ChangedValues, { entity, property }: Owner, catalog: Catalog): boolean {
  const { children = [] } = catalog.tableOf(entity)
  const order = children.find((child) => child.property === property)?.order
  return Object.keys(after).some((name) => name !== order)
}
