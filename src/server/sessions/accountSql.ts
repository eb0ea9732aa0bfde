import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'

const u = namesOf('user', 'u')

/** The columns of an Account, from users as `u` with accountJoin. */
export const accountColumns = sql`${u('id')}, ${u('username')}, ${u('password')}, d.user_id IS NOT NULL AS "mustChangePassword",
  EXISTS (SELECT FROM second_factor f WHERE f.user_id = ${u('id')} AND f.confirmed_at IS NOT NULL) AS "hasSecondFactor"`

/** Joins what accountColumns read besides users. */
export const accountJoin = sql`LEFT JOIN password_change_due d ON d.user_id = ${u('id')}`
