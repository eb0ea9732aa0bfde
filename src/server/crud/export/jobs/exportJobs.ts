import type { Queries, Transaction } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'

/** A job as it is stored; the reason is a code. */
export interface ExportJobRow extends ExportJob {
  user_id: string
  /** Codes that it needs beside its own: of other lists, into which its filters look, and those that let its user see more than their own records. */
  pages: readonly string[]
}

/** What a job is to make, and for whom. */
type NewExportJob = Pick<ExportJobRow, 'entity' | 'format' | 'rows' | 'pages'> & { userId: string }

const unfinishedAtMost = 3
const keptAtMost = 10
/** A process that has not said for so long that it is at work is not there any more. */
const silentSeconds = 30

const columns = sql`j.id, j.user_id, j.entity, j.format, j.state, j.rows, j.rows_done, j.bytes::float8 AS bytes, j.reason,
  j.pages, j.created_at, j.ended_at, j.ended_at + interval '1 day' AS expires_at`
const fresh = sql`coalesce(j.ended_at, j.created_at) > now() - interval '1 day'`
const unfinished = sql`j.state IN ('waiting', 'running')`

/** A new job of a user, unless too many of theirs are unfinished; the oldest that ended make room. */
export async function addExportJob(
  tx: Transaction,
  { userId, entity, format, rows, pages }: NewExportJob,
): Promise<string> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`export_job ${userId}`}, 0))`)
  const counted = await tx.row<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM export_job j WHERE j.user_id = ${userId} AND ${unfinished}`,
  )
  if ((counted?.total ?? 0) >= unfinishedAtMost) throw new AppError('EXPORTS_BUSY', { retryAfter: 10 })
  await tx.run(sql`DELETE FROM export_job WHERE id IN (SELECT j.id FROM export_job j
    WHERE j.user_id = ${userId} AND NOT ${unfinished} ORDER BY j.created_at DESC OFFSET ${keptAtMost - 1})`)
  const id = newId()
  await tx.run(sql`INSERT INTO export_job (id, user_id, entity, format, rows, pages)
    VALUES (${id}, ${userId}, ${entity}, ${format}, ${rows}, ${[...pages]}::text[])`)
  return id
}

/** The jobs of a user, the newest first. */
export async function exportJobsOf(queries: Queries, userId: string): Promise<ExportJobRow[]> {
  return queries.rows<ExportJobRow>(
    sql`SELECT ${columns} FROM export_job j WHERE j.user_id = ${userId} AND ${fresh} ORDER BY j.created_at DESC, j.id`,
  )
}

/** A job of this user; anybody else's is none. */
export async function exportJobOf(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<ExportJobRow> {
  const job = await queries.row<ExportJobRow>(
    sql`SELECT ${columns} FROM export_job j WHERE j.id = ${id} AND j.user_id = ${userId} AND ${fresh}`,
  )
  if (!job) throw new AppError('EXPORT_GONE')
  return job
}

/** False: it was cancelled before its turn came. */
export async function beginExport(queries: Queries, id: string): Promise<boolean> {
  const begun = sql`UPDATE export_job SET state = 'running', beat_at = clock_timestamp()
    WHERE id = ${id} AND state = 'waiting'`
  return (await queries.run(begun)) > 0
}

/** The next piece of a file. */
export interface ExportPart {
  number: number
  /** As they are stored, and how many they are when they are not compressed. */
  stored: Uint8Array
  bytes: number
  rowsDone: number
}

/** Keeps a piece and how far the job is with it; false: the job was cancelled. */
export async function addExportPart(
  queries: Queries,
  id: string,
  { number, stored, bytes, rowsDone }: ExportPart,
): Promise<boolean> {
  const added = sql`WITH job AS (
      UPDATE export_job SET rows_done = ${rowsDone}, bytes = bytes + ${bytes}::bigint, beat_at = clock_timestamp()
      WHERE id = ${id} AND state = 'running' RETURNING id
    ) INSERT INTO export_part (job_id, number, bytes) SELECT id, ${number}::int, ${stored}::bytea FROM job`
  return (await queries.run(added)) > 0
}

/** False: it was cancelled before. */
export async function endExport(tx: Transaction, id: string, rowsDone: number): Promise<boolean> {
  const ended = sql`UPDATE export_job SET state = 'done', rows_done = ${rowsDone}, ended_at = clock_timestamp()
    WHERE id = ${id} AND state = 'running'`
  return (await tx.run(ended)) > 0
}

/** A job that ended without a file, and whose it was. */
export interface FailedExport {
  id: string
  user_id: string
  entity: string
}

/** Marks these as failed and takes away what there was of their files. */
export async function failExports(
  tx: Transaction,
  ids: readonly string[],
  reason: ErrorCode,
): Promise<FailedExport[]> {
  const failed = await tx.rows<FailedExport>(sql`UPDATE export_job j
    SET state = 'failed', reason = ${reason}, ended_at = clock_timestamp()
    WHERE j.id = ANY(${[...ids]}::uuid[]) AND ${unfinished} RETURNING j.id, j.user_id, j.entity`)
  await dropParts(tx, failed)
  return failed
}

/** The same for jobs whose process is gone. */
export async function failLostExports(tx: Transaction, reason: ErrorCode): Promise<FailedExport[]> {
  const failed = await tx.rows<FailedExport>(sql`UPDATE export_job j
    SET state = 'failed', reason = ${reason}, ended_at = clock_timestamp()
    WHERE ${unfinished} AND j.beat_at < clock_timestamp() - make_interval(secs => ${silentSeconds})
    RETURNING j.id, j.user_id, j.entity`)
  await dropParts(tx, failed)
  return failed
}

/** Stops an unfinished job, which stays to be seen; one that has ended goes with its file. */
export async function removeExport(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const cancelled = await tx.rows<{ id: string }>(sql`UPDATE export_job j
    SET state = 'cancelled', ended_at = clock_timestamp()
    WHERE j.id = ${id} AND j.user_id = ${userId} AND ${unfinished} RETURNING j.id`)
  if (cancelled.length > 0) return dropParts(tx, cancelled)
  const removed = await tx.run(sql`DELETE FROM export_job WHERE id = ${id} AND user_id = ${userId}`)
  if (removed === 0) throw new AppError('EXPORT_GONE')
}

/** Says that this process is at work on these. */
export async function beatExports(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.run(
    sql`UPDATE export_job SET beat_at = clock_timestamp() WHERE id = ANY(${[...ids]}::uuid[])`,
  )
}

/** Files of yesterday go with their jobs. */
export async function sweepExports(queries: Queries): Promise<void> {
  await queries.run(sql`DELETE FROM export_job j WHERE NOT ${unfinished} AND NOT ${fresh}`)
}

/** A piece of a file by its number, as it is stored. */
export async function exportPart(
  queries: Queries,
  id: string,
  number: number,
): Promise<Uint8Array | undefined> {
  const part = await queries.row<{ bytes: Uint8Array }>(
    sql`SELECT bytes FROM export_part WHERE job_id = ${id} AND number = ${number}`,
  )
  return part?.bytes
}

async function dropParts(tx: Transaction, jobs: readonly { id: string }[]): Promise<void> {
  await tx.run(sql`DELETE FROM export_part WHERE job_id = ANY(${jobs.map(({ id }) => id)}::uuid[])`)
}
