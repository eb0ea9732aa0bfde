import type { EntityName } from '#generated/types/EntityName.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import type { Sql } from '#server/database/sql.ts'
import { sql } from '#server/database/sql.ts'
import type { DraftOf, RecordOf } from '../crud/entity/Rules.ts'
import { enabledRole } from '../policy/enabled.ts'
import { secondFactorOf } from './secondFactor.ts'
import type { SecondFactorState } from './secondFactor.ts'

const a = namesOf('audit', 'a')
const u = namesOf('user', 'u')
const r = namesOf('role', 'r')
const userEntity: EntityName = 'user'
const changed: RecordOf<'audit'>['action'] = 'password'
const property: keyof DraftOf<'user'> = 'password'

/** The protection of an account: its second factor and the age of its password. */
export interface Security extends SecondFactorState {
  password_set_at: string | null
  /** Whether a role of the user demands a second factor. */
  demanded: boolean
}

/** The protection of a user's account; a password without a line in the audit log was set with the account. */
export async function securityOf(queries: Queries, userId: string): Promise<Security> {
  const row = await queries.row<Pick<Security, 'password_set_at' | 'demanded'>>(sql`
    SELECT coalesce(
        (SELECT max(${a('created_at')}) FROM ${a.table} WHERE ${a('record_id')} = ${userId} AND ${a('entity')} = ${userEntity}
          AND (${a('action')} = ${changed} OR jsonb_exists(${a('after')}::jsonb, ${property}::text))),
        ${u('created_at')}) AS password_set_at,
      ${demandsSecondFactor(sql`${u('id')}`)} AS demanded
    FROM ${u.table} WHERE ${u('id')} = ${userId}`)
  const factor = await secondFactorOf(queries, userId)
  return { ...factor, password_set_at: row?.password_set_at ?? null, demanded: row?.demanded ?? false }
}

/** Whether one of the enabled roles of a user demands a second factor. */
export function demandsSecondFactor(userId: Sql): Sql {
  return sql`EXISTS (SELECT FROM ${u.link('roles')} member JOIN ${r.table} ON ${r('id')} = member.target
    WHERE member.owner = ${userId} AND ${r('status')} = ${enabledRole} AND ${r('second_factor')})`
}
