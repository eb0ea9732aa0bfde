import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'

const webhook = namesOf('webhook')
const told = webhook('told_entities')

/** Gives a renamed entity its present name in the rows of users: views, exports with their notices, and webhooks. */
export async function renameStored(tx: Transaction, former: string, name: string): Promise<void> {
  await renameViews(tx, former, name)
  await tx.run(sql`UPDATE export_job SET entity = ${name} WHERE entity = ${former}`)
  await tx.run(sql`UPDATE notification SET facts = jsonb_set(facts, '{entity}', to_jsonb(${name}::text))
    WHERE facts ->> 'entity' = ${former}`)
  await tx.run(sql`UPDATE ${webhook.table} SET ${webhook('version')} = ${webhook('version')} + 1,
      ${told} = ${told} - ${name}::text - ${former}::text || to_jsonb(${name}::text)
    WHERE ${told} @> to_jsonb(${former}::text)`)
}

async function renameViews(tx: Transaction, former: string, name: string): Promise<void> {
  // Views of an entity that had this name before and was removed: nobody could open its list any more.
  await tx.run(sql`DELETE FROM saved_view WHERE entity = ${name}`)
  await tx.run(sql`UPDATE saved_view SET entity = ${name} WHERE entity = ${former}`)
  await tx.run(sql`UPDATE opening_view SET entity = ${name} WHERE entity = ${former}`)
}

/** Gives the permissions that exports require their present codes, after a page's code and those of its buttons changed. */
export async function renameRequired(tx: Transaction, from: string, to: string): Promise<void> {
  const isRenamed = sql`(code = ${from} OR starts_with(code, ${`${from}.`}))`
  await tx.run(sql`UPDATE export_job SET pages = ARRAY(
      SELECT CASE WHEN ${isRenamed} THEN ${to}::text || substr(code, ${from.length + 1}::int) ELSE code END
      FROM unnest(pages) WITH ORDINALITY AS required (code, place) ORDER BY place)
    WHERE EXISTS (SELECT FROM unnest(pages) AS required (code) WHERE ${isRenamed})`)
}
