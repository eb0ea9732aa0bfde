import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { SampleFormName } from './sampleForms.ts'

/** The stored content of a user for one sample form. */
export interface SampleContent {
  state: 'empty' | 'draft' | 'submitted'
  content: JsonObject
  /** 0 before the first storing. */
  version: number
  updated_time: string | null
}

/** The user and the form of the content. */
export interface ContentPlace {
  userId: string
  form: SampleFormName
}

/** The stored content of a user, which may be empty. */
export async function findContent(queries: Queries, { userId, form }: ContentPlace): Promise<SampleContent> {
  const kept = await queries.row<SampleContent>(
    sql`SELECT state, content, version, updated_time FROM sample_form WHERE user_id = ${userId} AND form = ${form}`,
  )
  return kept ?? { state: 'empty', content: {}, version: 0, updated_time: null }
}

/** Replaces the version that the author saw by new content; if the version has changed, refuses with the present content. */
export async function keepContent(
  queries: Queries,
  place: ContentPlace,
  { state, content, version }: Omit<SampleContent, 'updated_time'>,
): Promise<SampleContent> {
  const text = JSON.stringify(content)
  const kept = await queries.row<SampleContent>(sql`
    INSERT INTO sample_form AS kept (user_id, form, state, content, version)
    VALUES (${place.userId}, ${place.form}, ${state}, ${text}::json, ${version + 1})
    ON CONFLICT (user_id, form) DO UPDATE
      SET state = EXCLUDED.state, content = EXCLUDED.content, version = EXCLUDED.version, updated_time = clock_timestamp()
      WHERE kept.version = ${version}
    RETURNING state, content, version, updated_time`)
  if (kept) return kept
  const current = await findContent(queries, place)
  throw new AppError('VERSION_OUTDATED', { facts: { ...current.content, version: current.version } })
}
