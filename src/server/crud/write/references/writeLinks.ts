import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Link, Table } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Draft } from '../../entity/Row.ts'

/** Writes the changes of a draft's many-to-many properties, and keeps the given order. */
export async function writeLinks(
  tx: Transaction,
  table: Table,
  { id, draft }: { id: string; draft: Draft },
): Promise<void> {
  for (const link of table.links) {
    const items = draft[link.property]
    if (items !== undefined) await writeLink(tx, link, { owner: id, targets: targetsOf(link, items) })
  }
  await writeRowLinks(tx, table, { id, draft })
}

/** Writes the references in the rows of a draft's lists, each target once. */
async function writeRowLinks(
  tx: Transaction,
  { rowLinks = [] }: Table,
  { id, draft }: { id: string; draft: Draft },
): Promise<void> {
  for (const link of rowLinks) {
    const rows = draft[link.property]
    if (rows === undefined) continue
    await writeLink(tx, link, { owner: id, targets: [...new Set(targetsOf(link, rows))] })
  }
}

/** The ids in a link's items, which are ids or objects that contain an id. */
export function targetsOf({ key }: Pick<Link, 'key'>, items: Json): string[] {
  if (!Array.isArray(items)) return []
  const values: readonly Json[] = items
  return values
    .map((item) => (key !== undefined && isJsonObject(item) ? item[key] : item))
    .filter((id) => typeof id === 'string')
    .map((id) => id.toLowerCase())
}

/** The path of an item of a link. */
export function itemPath({ property, key }: Pick<Link, 'property' | 'key'>, index: number): string {
  return key === undefined ? `/${property}/${index}` : `/${property}/${index}/${key}`
}

async function writeLink(
  tx: Transaction,
  link: Pick<Link, 'table'>,
  { owner, targets }: { owner: string; targets: readonly string[] },
): Promise<void> {
  const table = identifier(link.table)
  await tx.run(sql`DELETE FROM ${table} WHERE "owner" = ${owner} AND "target" <> ALL(${targets}::uuid[])`)
  if (targets.length === 0) return
  await tx.run(sql`INSERT INTO ${table} AS l ("owner", "target", "position")
    SELECT ${owner}::uuid, target, position - 1
    FROM unnest(${targets}::uuid[]) WITH ORDINALITY AS given (target, position)
    ON CONFLICT ("owner", "target") DO UPDATE SET "position" = excluded."position"
    WHERE l."position" <> excluded."position"`)
}
