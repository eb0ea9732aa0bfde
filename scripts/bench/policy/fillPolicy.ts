import { v7 } from 'uuid'
import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'

/** The number of roles, and of lines in each; the size of the policy is their product. */
export const policySize = { roles: 50, lines: 40 } as const

const limits = { hours: 1, idleMinutes: 60, rememberDays: 1 }

/** Fills a database with a policy and a user with three roles, of which the last opens the call; returns the user's token. */
export async function fillPolicy(database: Database, path: string): Promise<string> {
  await database.run(sql`INSERT INTO "menu" (id, code, name, type, resources)
    SELECT gen_random_uuid(), 'bench.' || n, '菜单' || n, 'button',
      jsonb_build_array(jsonb_build_object('method', 'GET', 'path', '/api/v1/bench' || n || '/:id'))
    FROM generate_series(1, ${policySize.lines}::int) n`)
  await database.run(sql`INSERT INTO "role" (id, code, name, sequence)
    SELECT gen_random_uuid(), 'bench' || n, '角色' || n, n FROM generate_series(1, ${policySize.roles}::int) n`)
  await database.run(sql`INSERT INTO "role_menus" (owner, target, position)
    SELECT r.id, m.id, row_number() OVER (PARTITION BY r.id) FROM "role" r, "menu" m
    WHERE r.code LIKE 'bench%' AND m.code LIKE 'bench.%'`)
  // Replaces one line of the last role with the measured call.
  const last = `bench${policySize.roles}`
  await database.run(sql`WITH opening AS (
      INSERT INTO "menu" (id, code, name, type, resources) VALUES (${v7()}, 'bench.opening', '打开', 'button',
        jsonb_build_array(jsonb_build_object('method', 'GET', 'path', ${path}::text))) RETURNING id),
    given AS (DELETE FROM "role_menus" WHERE position = 1 AND owner = (SELECT id FROM "role" WHERE code = ${last}) RETURNING owner)
    INSERT INTO "role_menus" (owner, target, position) SELECT given.owner, opening.id, 1 FROM given, opening`)
  const userId = v7()
  await database.run(
    sql`INSERT INTO "user" (id, username, name, status) VALUES (${userId}, 'bench', '测量', 'activated')`,
  )
  await database.run(sql`INSERT INTO "user_roles" (owner, target, position)
    SELECT ${userId}::uuid, id, sequence FROM "role" WHERE code IN ('bench1', 'bench2', ${last})`)
  const start = { userId, remember: false, address: '127.0.0.1', agent: 'bench' }
  return (await beginSession(database, start, limits)).token
}
