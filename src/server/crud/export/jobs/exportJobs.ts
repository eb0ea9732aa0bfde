import type { Queries, Transaction } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { departmentsSql } from '../../query/colleaguesSql.ts'

/** A job as it is stored; its reason is an error code. */
export interface ExportJobRow extends ExportJob {
  user_id: string
  /** Further codes that the job requires: of lists into which its filters look, and of a reach beyond the user's own records. */
  pages: readonly string[]
  /** The departments whose records the file may hold; empty if it does not depend on them, null if they are unknown. */
  departments: readonly string[] | null
}

/** The job to add and its owner. */
type NewExportJob = Pick<ExportJobRow, 'entity' | 'format' | 'rows' | 'pages'> & {
  userId: string
  /** Whether the user sees some of the records only by their department. */
  byDepartment: boolean
}

const unfinishedAtMost = 3
const keptAtMost = 10
/** A process that has not reported for this long is taken to be gone. */
const silentSeconds = 30

const columns = sql`j.id, j.user_id, j.entity, j.format, j.state, j.rows, j.rows_done, j.bytes::float8 AS bytes, j.reason,
  j.pages, j.departments, j.created_at, j.ended_at, j.ended_at + interval '1 day' AS expires_at`
const fresh = sql`coalesce(j.ended_at, j.created_at) > now() - interval '1 day'`
const unfinished = sql`j.state IN ('waiting', 'running')`

/** Adds a job. Refused if the user has too many unfinished jobs; deletes the oldest finished jobs beyond the limit. */
export async function addExportJob(
  tx: Transaction,
  { userId, entity, format, rows, pages, byDepartment }: NewExportJob,
): Promise<string> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`export_job ${userId}`}, 0))`)
  const counted = await tx.row<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM export_job j WHERE j.user_id = ${userId} AND ${unfinished}`,
  )
  if ((counted?.total ?? 0) >= unfinishedAtMost) throw new AppError('EXPORTS_BUSY', { retryAfter: 10 })
  await tx.run(sql`DELETE FROM export_job WHERE id IN (SELECT j.id FROM export_job j
    WHERE j.user_id = ${userId} AND NOT ${unfinished} ORDER BY j.created_at DESC OFFSET ${keptAtMost - 1})`)
  const id = newId()
  const departments = byDepartment ? sql`ARRAY(${departmentsSql(userId)})` : sql`'{}'`
  await tx.run(sql`INSERT INTO export_job (id, user_id, entity, format, rows, pages, departments)
    VALUES (${id}, ${userId}, ${entity}, ${format}, ${rows}, ${[...pages]}::text[], ${departments})`)
  return id
}

/** A user's jobs, the newest first. */
export async function exportJobsOf(queries: Queries, userId: string): Promise<ExportJobRow[]> {
  return queries.rows<ExportJobRow>(
    sql`SELECT ${columns} FROM export_job j WHERE j.user_id = ${userId} AND ${fresh} ORDER BY j.created_at DESC, j.id`,
  )
}

/** A job of this user; throws EXPORT_GONE if there is none, also for another user's job. */
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

/** Refuses the file of a job to an owner who sees fewer departments than when it was made. */
export async function requireDepartments(
  queries: Queries,
  { user_id: userId, departments }: Pick<ExportJobRow, 'user_id' | 'departments'>,
): Promise<void> {
  if (departments?.length === 0) return
  const seen = await queries.rows<{ id: string }>(departmentsSql(userId))
  const ids = new Set(seen.map(({ id }) => id))
  if (!departments?.every((id) => ids.has(id))) throw new AppError('EXPORT_OUT_OF_REACH')
}

/** Marks a job as running; false if it was cancelled before its turn. */
export async function beginExport(queries: Queries, id: string): Promise<boolean> {
  const begun = sql`UPDATE export_job SET state = 'running', beat_at = clock_timestamp()
    WHERE id = ${id} AND state = 'waiting'`
  return (await queries.run(begun)) > 0
}

/** The next part of a file. */
export interface ExportPart {
  number: number
  /** The compressed bytes, and the uncompressed size in `bytes`. */
  stored: Uint8Array
  bytes: number
  rowsDone: number
}

/** Stores a part and the progress of the job; false if the job was cancelled. */
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

/** Marks a job as done; false if it was cancelled. */
export async function endExport(tx: Transaction, id: string, rowsDone: number): Promise<boolean> {
  const ended = sql`UPDATE export_job SET state = 'done', rows_done = ${rowsDone}, ended_at = clock_timestamp()
    WHERE id = ${id} AND state = 'running'`
  return (await tx.run(ended)) > 0
}

/** A job that ended without a file, and its owner. */
export interface FailedExport {
  id: string
  user_id: string
  entity: string
}

/** Marks jobs as failed and deletes the parts of their files. */
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

/** Marks jobs whose process is gone as failed and deletes the parts of their files. */
export async function failLostExports(tx: Transaction, reason: ErrorCode): Promise<FailedExport[]> {
  const failed = await tx.rows<FailedExport>(sql`UPDATE export_job j
    SET state = 'failed', reason = ${reason}, ended_at = clock_timestamp()
    WHERE ${unfinished} AND j.beat_at < clock_timestamp() - make_interval(secs => ${silentSeconds})
    RETURNING j.id, j.user_id, j.entity`)
  await dropParts(tx, failed)
  return failed
}

/** Cancels an unfinished job, which remains in the list; deletes a finished job with its file. */
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

/** Records that this process is at work on these jobs. */
export async function beatExports(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.run(
    sql`UPDATE export_job SET beat_at = clock_timestamp() WHERE id = ANY(${[...ids]}::uuid[])`,
  )
}

/** Deletes finished jobs older than a day, with their files. */
export async function sweepExports(queries: Queries): Promise<void> {
  await queries.run(sql`DELETE FROM export_job j WHERE NOT ${unfinished} AND NOT ${fresh}`)
}

/** A part of a file by its number, compressed. */
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
