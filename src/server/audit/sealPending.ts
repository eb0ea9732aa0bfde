import type { PooledQueries, Transaction } from '#server/database/Database.ts'
import { plannedByValues, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { AuditKeys } from './AuditKeys.ts'
import { hashOfLink, headText, emptyHead } from './chain.ts'
import type { Head, Link } from './chain.ts'

const linksAtOnce = 1000

/** Gives waiting rows their numbers and hashes, one batch in each transaction; answers the new head. */
export async function sealPending(database: PooledQueries, keys: AuditKeys): Promise<Head> {
  for (;;) {
    const { head, isDone } = await database.transaction((tx) => sealBatch(tx, keys))
    if (isDone) return head
  }
}

async function sealBatch(tx: Transaction, keys: AuditKeys): Promise<{ head: Head; isDone: boolean }> {
  // Queried together: the sealing process locks the head until the commit, and writers never wait for the head.
  const [row, waiting] = await Promise.all([
    tx.row<{ number: string; hash: string }>(sql`SELECT number, hash FROM audit_head FOR UPDATE`),
    tx.rows<{ auditId: string; signature: string }>(takeFirst()),
  ])
  const head = row ? { number: Number(row.number), hash: row.hash } : emptyHead
  if (waiting.length === 0) return { head, isDone: true }
  const links = chained(waiting, head, keys)
  const last = links.at(-1) ?? head
  await tx.runUnawaited(sql`INSERT INTO audit_seal (number, audit_id, signature, hash)
    SELECT number, "auditId", signature, hash FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
    AS link (number bigint, "auditId" uuid, signature text, hash text)`)
  await tx.runUnawaited(sql`UPDATE audit_head
    SET number = ${last.number}, hash = ${last.hash}, signature = ${keys.sign('head', headText(last))}`)
  return { head: { number: last.number, hash: last.hash }, isDone: waiting.length < linksAtOnce }
}

/**
 * Takes the first waiting rows. Nearly always there are none: a plan cached for that case compared each of 40,000 rows of an
 * import with each of the first 1,000, and ran into the statement timeout again and again.
 */
function takeFirst(): Sql {
  const first = sql`SELECT audit_id FROM audit_pending ORDER BY audit_id LIMIT ${linksAtOnce}::int`
  return plannedByValues(sql`DELETE FROM audit_pending
    WHERE audit_id <= (SELECT audit_id FROM (${first}) f ORDER BY audit_id DESC LIMIT 1)
    RETURNING audit_id AS "auditId", signature`)
}

/** Chains the waiting rows by id, which is in order of time. */
function chained(waiting: readonly Omit<Link, 'number'>[], head: Head, keys: AuditKeys) {
  let { number, hash } = head
  return waiting
    .toSorted((one, other) => (one.auditId < other.auditId ? -1 : 1))
    .map(({ auditId, signature }) => {
      const link = { number: (number += 1), auditId, signature }
      hash = hashOfLink(keys, link, hash)
      return { ...link, hash }
    })
}
