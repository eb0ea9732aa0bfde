import type { Audit } from '#generated/types/audit.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { presentName } from './formerNames.ts'

/** A change as shown to the user who made it. */
export type OwnActivity = Pick<Audit, 'id' | 'action' | 'entity' | 'record_id' | 'subject' | 'created_at'>

const a = namesOf('audit', 'a')
const changes: readonly Audit['action'][] = ['create', 'update', 'move', 'delete', 'restore', 'purge']
const atMost = 8

/** The latest changes that a user made to records, newest first. */
export async function ownActivityOf(queries: Queries, userId: string): Promise<OwnActivity[]> {
  return queries.rows<OwnActivity>(sql`
    SELECT ${a('id')} AS id, ${a('action')} AS action,
      ${presentName(a('entity'), a('created_at'))} AS entity, ${a('record_id')} AS record_id,
      ${a('subject')} AS subject, ${a('created_at')} AS created_at
    FROM ${a.table} WHERE ${a('user_id')} = ${userId} AND ${a('action')} = ANY(${[...changes]}::text[])
    ORDER BY ${a('created_at')} DESC, ${a('id')} DESC LIMIT ${atMost}::int`)
}
