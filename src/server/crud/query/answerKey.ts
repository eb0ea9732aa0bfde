import { createHash } from 'node:crypto'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'

/** By what the answer to a question about some records is kept: short, however many nodes of a tree its conditions name. */
export function answerKey({ entity }: Table, { sql, values }: Sql, asked: object = {}): string {
  return createHash('sha256')
    .update(JSON.stringify([entity, sql, values, asked]))
    .digest('base64')
}
