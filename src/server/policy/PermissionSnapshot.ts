import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { memoize } from '#shared/memoize.ts'
import { tryLockOrRetry } from '../crud/entity/HeldElsewhere.ts'
import { Grants } from './Grants.ts'
import { makeAdministrator, masterCalls } from './masterCalls.ts'
import { readPolicyData } from './PolicyData.ts'
import type { PolicyRole } from './PolicyData.ts'
import { activated } from './activated.ts'

const u = namesOf('user', 'u')

/** The state of permissions when a transaction first touched them, and what its caller held then. */
export interface PermissionSnapshot {
  grants: Grants
  roleIds: readonly string[]
  isAdministrator: boolean
  hadAdministrator: boolean
}

const snapshots = new WeakMap<Transaction, Promise<PermissionSnapshot>>()

/** The snapshot of a transaction of `inWriteTransaction`; from here to the commit, changes of permissions are serialized. */
export function permissionSnapshotOf(tx: Transaction, callerId: string): Promise<PermissionSnapshot> {
  const known = snapshots.get(tx)
  if (known) return known
  const snapshot = readStanding(tx, callerId)
  snapshots.set(tx, snapshot)
  return snapshot
}

async function readStanding(tx: Transaction, callerId: string): Promise<PermissionSnapshot> {
  // Two administrators who freeze each other at once would each still see the other as active. Some calls lock a user or a role
  // before this lock, others after it, so simply waiting here could end in a deadlock.
  await tryLockOrRetry(tx, 'permissions')
  const grants = await readGrants(tx)
  const roleIds = await roleIdsOf(tx, callerId)
  const isAdministrator = makeAdministrator(grants, roleIds)
  return { grants, roleIds, isAdministrator, hadAdministrator: await hasAdministrator(tx, grants) }
}

/** The menus that roles hold, as the transaction sees them now. */
export async function readGrants(queries: Queries): Promise<Grants> {
  return new Grants(await readPolicyData(queries))
}

/** All roles of a user, disabled ones too. */
export async function roleIdsOf(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries.rows<{ id: string }>(
    sql`SELECT target AS id FROM ${u.link('roles')} WHERE owner = ${userId} ORDER BY position`,
  )
  return rows.map(({ id }) => id)
}

/** Whether an active user is an administrator: by one role as a rule, or else by several roles together. */
export async function hasAdministrator(queries: Queries, grants: Grants): Promise<boolean> {
  return (
    (await hasActiveMember(queries, sufficientRoles(grants))) ||
    (await hasAdministratorOfSeveralRoles(queries, grants))
  )
}

/** The roles that make an administrator alone; kept, because a change of many users asks for each of them. */
const sufficientRoles = memoize((grants: Grants): readonly PolicyRole[] =>
  grants.data.roles.filter(({ id }) => makeAdministrator(grants, [id])),
)

async function hasActiveMember(queries: Queries, roles: readonly PolicyRole[]): Promise<boolean> {
  const row = await queries.row(sql`SELECT member.owner ${activeMembersOf(roles)} LIMIT 1`)
  return row !== undefined
}

/** Compares the roles of all users, which takes seconds with 200,000 users whose roles open some of the calls. */
async function hasAdministratorOfSeveralRoles(queries: Queries, grants: Grants): Promise<boolean> {
  const candidates = grants.data.roles.filter(({ id }) =>
    masterCalls.some((call) => grants.reaches([id], call)),
  )
  const sets = await queries.rows<{ roleIds: string[] }>(sql`
    SELECT DISTINCT array_agg(member.target ORDER BY member.target) AS "roleIds" ${activeMembersOf(candidates)}
    GROUP BY member.owner`)
  return sets.some(({ roleIds }) => makeAdministrator(grants, roleIds))
}

function activeMembersOf(roles: readonly PolicyRole[]): Sql {
  return sql`FROM ${u.link('roles')} member
    JOIN ${u.table} ON ${u('id')} = member.owner AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL
    WHERE member.target = ANY(${roles.map(({ id }) => id)}::uuid[])`
}
