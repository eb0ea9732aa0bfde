import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { chainOf, levelsAtMost } from '#shared/business/commission/chainOf.ts'
import type { RecordOf } from '../../crud/entity/Rules.ts'

const good = namesOf('good')
const user = namesOf('user', 'u')

/** A good, its buyer, and the inviter given for the order; null means the buyer's own inviter. */
export interface Purchase {
  goodId: string
  buyer: string
  inviter: string | null
}

/** The good's name, if the good exists, and the inviters to store on the order, the nearest first. */
export interface PurchaseFacts {
  name: RecordOf<'good'>['name'] | null
  chain: string[]
}

/** Reads the facts that an order copies from its good and its users, in one statement. */
export async function readPurchase(
  queries: Queries,
  { goodId, buyer, inviter }: Purchase,
): Promise<PurchaseFacts> {
  const found = await queries.row<{ name: PurchaseFacts['name']; inviters: string[] }>(sql`
    WITH RECURSIVE above (id, depth) AS (
      SELECT coalesce(${inviter}::uuid,
        (SELECT ${user('invite_id')} FROM ${user.table} WHERE ${user('id')} = ${buyer}::uuid)), 1
      UNION ALL SELECT ${user('invite_id')}, depth + 1
        FROM above JOIN ${user.table} ON ${user('id')} = above.id WHERE depth <= ${levelsAtMost}::int)
    SELECT (SELECT ${good('name')} FROM ${good.table} WHERE ${good('id')} = ${goodId}::uuid) AS name,
      (SELECT coalesce(json_agg(id ORDER BY depth), '[]') FROM above WHERE id IS NOT NULL) AS inviters`)
  return { name: found?.name ?? null, chain: chainOf(buyer.toLowerCase(), found?.inviters ?? []) }
}
