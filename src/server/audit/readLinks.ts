import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import { auditColumns } from './AuditRow.ts'
import type { AuditRow } from './AuditRow.ts'
import { emptyHead } from './chain.ts'
import type { Head, Link } from './chain.ts'

/** A stored link of the chain with its row; null when the row is gone. */
export interface StoredLink extends Link {
  hash: string
  row: AuditRow | null
}

/** A row that waits for its number. */
export type WaitingRow = Omit<StoredLink, 'number' | 'hash'>

const linksAtOnce = 500
const a = namesOf('audit', 'a')
const columns = join(auditColumns.map(a))

type Stored = AuditRow & { rowId: string | null; auditId: string; signature: string }

/** The links after a number up to another, at most 500. */
export async function readLinks(queries: Queries, after: number, upTo: number): Promise<StoredLink[]> {
  const stored = await queries.rows<Stored & { number: string; hash: string }>(sql`
    SELECT s.number, s.audit_id AS "auditId", s.signature, s.hash, ${a('id')} AS "rowId", ${columns}
    FROM audit_seal s LEFT JOIN ${a.table} ON ${a('id')} = s.audit_id
    WHERE s.number > ${after} AND s.number <= ${upTo} ORDER BY s.number LIMIT ${linksAtOnce}::int`)
  return stored.map(({ number, hash, ...rest }) => ({ number: Number(number), hash, ...partsOf(rest) }))
}

/** The rows that wait for their number, at most 10,000. */
export async function readWaiting(queries: Queries): Promise<WaitingRow[]> {
  const stored = await queries.rows<Stored>(sql`
    SELECT p.audit_id AS "auditId", p.signature, ${a('id')} AS "rowId", ${columns}
    FROM audit_pending p LEFT JOIN ${a.table} ON ${a('id')} = p.audit_id ORDER BY p.audit_id LIMIT 10000`)
  return stored.map(partsOf)
}

/** The ids of rows that neither are in the chain nor wait, at most 1,000. */
export async function readUnchainedIds(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ id: string }>(sql`SELECT ${a('id')} FROM ${a.table}
    WHERE NOT EXISTS (SELECT FROM audit_seal s WHERE s.audit_id = ${a('id')})
      AND NOT EXISTS (SELECT FROM audit_pending p WHERE p.audit_id = ${a('id')}) ORDER BY ${a('id')} LIMIT 1000`)
  return rows.map(({ id }) => id)
}

/** The numbers of links after the head, at most 1,000. */
export async function readNumbersAfterHead(queries: Queries): Promise<number[]> {
  const rows = await queries.rows<{ number: string }>(sql`SELECT number FROM audit_seal
    WHERE number > coalesce((SELECT number FROM audit_head), 0) ORDER BY number LIMIT 1000`)
  return rows.map(({ number }) => Number(number))
}

/** The stored head with its signature. */
export async function readStoredHead(queries: Queries): Promise<Head & { signature: string }> {
  const row = await queries.row<{ number: string; hash: string; signature: string }>(
    sql`SELECT number, hash, signature FROM audit_head`,
  )
  return row ? { ...row, number: Number(row.number) } : { ...emptyHead, signature: '' }
}

function partsOf({ rowId, auditId, signature, ...row }: Stored): WaitingRow {
  return { auditId, signature, row: rowId === null ? null : row }
}
