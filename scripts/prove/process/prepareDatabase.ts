import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/config/readConfig.ts'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import { firstStart } from '#server/start/firstStart.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'

/** The user who writes, and the menus that a new role may have. */
export interface Account {
  token: string
  /** Further sessions of the same user, for proofs that end some. */
  spareTokens: readonly string[]
  menuIds: readonly string[]
}

const password = 'a password for proofs'
const spareSessions = 50

/** Runs the first start on an empty database and logs the administrator in; the session survives every restart. */
export async function prepareDatabase(
  database: Database,
  environment: Record<string, string>,
): Promise<Account> {
  const settings = {
    LOG_LEVEL: 'silent',
    FENXIAO_DEMO: 'off',
    FENXIAO_ADMIN_PASSWORD: password,
    ...environment,
  }
  const config = readConfig(settings)
  const catalog = serverCatalog(config)
  await migrate(database, migrationFiles())
  await firstStart({ config, database, catalog })
  const app = await buildApp({ config, database, catalog })
  try {
    const captcha = await app.inject('/api/v1/captcha/id')
    const { captcha_id } = captcha.json<{ data: { captcha_id: string } }>().data
    const row = await database.row<{ answer: string }>(
      sql`SELECT answer FROM captcha WHERE id = ${captcha_id}`,
    )
    const payload = { username: 'admin', password, captcha_id, captcha_code: row?.answer ?? '' }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload })
    const token = answer.json<{ data?: { access_token: string } }>().data?.access_token
    if (token === undefined) throw new Error(`Nobody could log in: ${answer.body}`)
    const menus = await database.rows<{ id: string }>(
      sql`SELECT id FROM "menu" ORDER BY sequence, code LIMIT 3`,
    )
    const admin = await database.row<{ id: string }>(sql`SELECT id FROM "user" WHERE username = 'admin'`)
    const start = { userId: admin?.id ?? '', remember: false, address: '127.0.0.1', agent: 'prove' }
    const spare = await Promise.all(
      Array.from({ length: spareSessions }, () => beginSession(database, start, config.session)),
    )
    return { token, spareTokens: spare.map((ticket) => ticket.token), menuIds: menus.map(({ id }) => id) }
  } finally {
    await app.close()
  }
}
