import { tables } from '#generated/tables/tables.ts'
import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Config } from '../config/Config.ts'
import type { Context } from '../crud/entity/Context.ts'
import type { DraftOf } from '../crud/entity/Rules.ts'
import { createRecord } from '../crud/write/createRecord.ts'
import { getRecord } from '../crud/read/findRecord.ts'
import { noteUpdated } from '../crud/write/journal/noteChange.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { administratorCode } from '../policy/administratorCode.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { requireGoodPassword } from '../sessions/requireGoodPassword.ts'
import {
  adminName,
  forgetAdminPassword,
  writeAdminPassword,
  randomPassword,
} from '../sessions/adminPassword.ts'
import { catalogueOf } from './catalogueOf.ts'
import { moveMenus, settleMenus } from './moveMenus.ts'
import { idOf, plantMenus } from './plantMenus.ts'
import type { AddedMenu } from './plantMenus.ts'
import { renameMenus } from './renameMenus.ts'
import { renameProperties } from './renameProperties.ts'

const menu = namesOf('menu')
const role = namesOf('role')
const user = namesOf('user')

/** The first administrator, reported once. */
export interface FirstAdmin {
  username: string
  password: string
  /** False when the environment gave the password, which then need not be shown. */
  isRandom: boolean
}

// The number of the lock that makes several processes start one after the other; nothing else uses it.
const lockKey = 3_369_427n
/** How long a process may wait for another one that plants the demonstration. */
const turnMs = 5 * 60_000

/** Updates the menu tree to the catalogue and, in an empty database, creates the administrator and plants the demonstration. */
export async function firstStart({
  database,
  config,
  catalog,
}: ServerParts): Promise<FirstAdmin | undefined> {
  const context: Context = { catalog, isServer: true }
  const plant = async (tx: Transaction) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(${lockKey})`)
    const catalogue = await catalogueOf(tx, config)
    await renameMenus(tx)
    await renameProperties(tx, catalog)
    const moved = await moveMenus(tx, catalogue)
    const added = await plantMenus(tx, catalogue, context)
    await settleMenus(tx, moved)
    await grantAdded(tx, added, context)
    const someone = await tx.row(sql`SELECT 1 FROM ${user.table} LIMIT 1`)
    return someone ? undefined : createAdmin(tx, config, context)
  }
  return database.transaction(plant, { statementTimeoutMs: turnMs })
}

async function administratorRole(tx: Transaction): Promise<string | undefined> {
  const found = await tx.row<{ id: string }>(
    sql`SELECT ${role('id')} FROM ${role.table} WHERE ${role('code')} = ${administratorCode}`,
  )
  return found?.id
}

/** Grants new menus to the administrator's role, or no user could ever grant them, and restored menus to their former roles. */
async function grantAdded(tx: Transaction, added: readonly AddedMenu[], context: Context): Promise<void> {
  const administrator = await administratorRole(tx)
  const former = await tx.rows<{ id: string }>(
    sql`SELECT ${role('id')} FROM ${role.table} WHERE ${role('id')} = ANY(${added.flatMap(({ heldBy }) => heldBy)}::uuid[])`,
  )
  for (const { id } of former.filter((each) => each.id !== administrator)) {
    const menuIds = added.filter(({ heldBy }) => heldBy.includes(id)).map((menu) => menu.id)
    await grant(tx, id, menuIds, context)
  }
  const all = added.map(({ id }) => id)
  if (administrator !== undefined) await grant(tx, administrator, all, context)
}

async function grant(
  tx: Transaction,
  roleId: string,
  menuIds: readonly string[],
  context: Context,
): Promise<void> {
  if (menuIds.length === 0) return
  const before = await getRecord(tx, tables.role, roleId)
  for (const menuId of menuIds) {
    await tx.run(sql`INSERT INTO ${role.link('menus')} (owner, target, position)
      SELECT ${roleId}::uuid, ${menuId}::uuid, coalesce(max(position) + 1, 0) FROM ${role.link('menus')} WHERE owner = ${roleId}
      ON CONFLICT DO NOTHING`)
  }
  const after = await getRecord(tx, tables.role, roleId)
  await noteUpdated(tx, tables.role, { before, after, draft: {} }, context)
}

async function createAdmin(tx: Transaction, config: Config, context: Context): Promise<FirstAdmin> {
  const isRandom = config.adminPassword === undefined
  if (config.adminPassword !== undefined) await requireGoodSetting(config.adminPassword)
  const password = config.adminPassword ?? randomPassword()
  const roleId = (await administratorRole(tx)) ?? (await createAdministratorRole(tx, context))
  const input = {
    username: adminName,
    password,
    name: '系统管理员',
    status: 'activated',
    roles: [{ role_id: roleId }],
  } as const satisfies DraftOf<'user'>
  await createRecord(tx, tables.user, input, context)
  if (config.demo) await (await import('#demo/insertDemonstration.ts')).insertDemonstration(tx)
  // Written before the commit: an administrator without a known password would lock everybody out.
  if (isRandom) await writeAdminPassword(config.dataFolder, password)
  else await forgetAdminPassword(config.dataFolder)
  return { username: adminName, password, isRandom }
}

async function requireGoodSetting(password: string): Promise<void> {
  await requireGoodPassword(password, adminName).catch((cause: unknown) => {
    const name = 'FENXIAO_ADMIN_PASSWORD'
    const { zh, en } = errorTable[cause instanceof AppError ? cause.code : 'INTERNAL']
    throw new AppError('CONFIG_INVALID', { name, reason: `${name} (${zh} · ${en})`, cause })
  })
}

async function createAdministratorRole(tx: Transaction, context: Context): Promise<string> {
  const menus = await tx.rows<{ id: string }>(
    sql`SELECT ${menu('id')} FROM ${menu.table} ORDER BY ${menu('sequence')}, ${menu('id')}`,
  )
  const input = {
    code: administratorCode,
    name: '超级管理员',
    sequence: 0,
    status: 'enabled',
    menus: menus.map(({ id }) => ({ menu_id: id })),
  } as const satisfies DraftOf<'role'>
  const role = await createRecord(tx, tables.role, input, context)
  return idOf(role)
}
