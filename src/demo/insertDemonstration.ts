import { randomBytes } from 'node:crypto'
import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { administratorCode } from '#server/policy/administratorCode.ts'
import { hashPassword, usualCost } from '#server/sessions/passwords/password.ts'
import { buildDemonstration } from './buildDemonstration.ts'
import type { Demonstration } from './buildDemonstration.ts'
import { grantsOf } from './buildRoles.ts'
import { insertRows } from './insertRows.ts'

/** Fills a new database, whose menus exist already, with the records of a small business; no one can log in as its users. */
export async function insertDemonstration(tx: Transaction, now = Date.now()): Promise<void> {
  const demonstration = buildDemonstration(now, await unknownPassword())
  await insertPeople(tx, demonstration)
  await insertRows(tx, 'distribution', demonstration.distributions)
  await insertRows(tx, 'distribution_version', demonstration.distributionVersions)
  await insertRows(tx, 'good', demonstration.goods)
  await insertRows(tx, 'order', demonstration.orders)
  await insertRows(tx, 'distribution_log', demonstration.distributionLogs)
  await insertRows(tx, 'logger', demonstration.loggers)
  await insertRows(tx, 'notification', demonstration.notices)
  await insertRows(tx, 'webhook', demonstration.webhooks)
  await insertRows(tx, 'webhook_delivery', demonstration.webhookDeliveries)
}

async function insertPeople(tx: Transaction, demonstration: Demonstration): Promise<void> {
  const { departments, leaders, roles, users, memberships } = demonstration
  await insertRows(tx, 'menu', demonstration.externalMenus)
  const menus = await tx.rows<{ id: string; code: string }>(
    sql`SELECT id, code FROM "menu" ORDER BY sequence, code`,
  )
  await insertRows(tx, 'department', departments)
  await insertRows(tx, 'role', [...roles.values()])
  await insertRows(tx, 'role_menus', grantsOf(roles, menus))
  await grantToAdministrators(tx, demonstration.externalMenus)
  await insertRows(tx, 'user', users)
  await insertRows(tx, 'user_roles', memberships)
  await tx.run(sql`UPDATE "department" SET leader_id = named.leader_id
    FROM jsonb_to_recordset(${JSON.stringify(leaders)}::jsonb) AS named(id uuid, leader_id uuid)
    WHERE "department".id = named.id`)
}

async function grantToAdministrators(tx: Transaction, menus: readonly { id: string }[]): Promise<void> {
  await tx.run(sql`INSERT INTO "role_menus" (owner, target, position)
    SELECT r.id, added.id, 1000 + added.position
    FROM "role" r, jsonb_array_elements_text(${JSON.stringify(menus.map(({ id }) => id))}::jsonb)
      WITH ORDINALITY AS listed(text, position), LATERAL (SELECT listed.text::uuid AS id, listed.position) AS added
    WHERE r.code = ${administratorCode}`)
}

/** One hash for all users, of a random password that is not kept: an administrator must give each user a new one. */
function unknownPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'), { cost: usualCost })
}
