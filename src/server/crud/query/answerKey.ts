import { createHash } from 'node:crypto'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'

/** The cache key of an answer: short, even if the conditions name many nodes of a tree. */
export function answerKey({ entity }: Table, { sql, values }: Sql, asked: object = {}): string {
  return createHash('sha256')
    .update(JSON.stringify([entity, sql, values, asked]))
    .digest('base64')
}
