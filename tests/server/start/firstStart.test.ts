import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { menus } from '#generated/menus/menus.ts'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { hashPassword, verifyPassword } from '#server/sessions/passwords/password.ts'
import { firstStart } from '#server/start/firstStart.ts'
import { forgetOutdatedPassword } from '#server/start/forgetOutdatedPassword.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { samplePages } from '#shared/samples/samplePages.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { testConfig } from '#tests/support/testServer.ts'

function codesOf(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ code, children }) => [code, ...codesOf(children)])
}

async function countOf(database: Database, table: 'menu' | 'user' | 'role' | 'role_menus'): Promise<number> {
  const row = await database.row<{ n: number }>(
    {
      menu: sql`SELECT count(*)::int AS n FROM "menu"`,
      user: sql`SELECT count(*)::int AS n FROM "user"`,
      role: sql`SELECT count(*)::int AS n FROM "role"`,
      role_menus: sql`SELECT count(*)::int AS n FROM "role_menus"`,
    }[table],
  )
  return row?.n ?? 0
}

eachDatabase('the first start', (databases) => {
  const start = async (
    database: Database,
    environment: Record<string, string> = {},
    folder = newFolder(),
  ) => {
    const config = testConfig(folder, { FENXIAO_ADMIN_PASSWORD: '', ...environment })
    await migrate(database, migrationFiles())
    return { config, folder, admin: await firstStart({ config, database, catalog: serverCatalog(config) }) }
  }
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'fenxiao-first-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  it('creates the menus of the catalogue in Chinese, and an administrator who may do everything [S2.40] [S6.01]', async () => {
    const database = await databases.open()
    const { admin, folder } = await start(database)
    expect(admin).toMatchObject({ username: 'admin', isRandom: true })
    const codes = codesOf(menus)
    expect(await countOf(database, 'menu')).toBe(codes.length)
    expect(await countOf(database, 'role_menus')).toBe(codes.length)
    const good =
      await database.row(sql`SELECT child.name, child.resources, parent.code AS parent FROM "menu" child
      JOIN "menu" parent ON parent.id = child.parent_id WHERE child.code = 'distribution.good'`)
    expect(good).toMatchObject({
      name: '商品',
      parent: 'distribution',
      resources: expect.arrayContaining([{ method: 'GET', path: '/api/v1/goods' }]),
    })
    expect(readFileSync(join(folder, 'admin-password.txt'), 'utf8')).toBe(`admin\n${admin?.password}\n`)
    const stored = await database.row<{ password: string }>(sql`SELECT password FROM "user"`)
    expect(await verifyPassword(admin?.password ?? '', stored?.password ?? '')).toBe(true)
  })

  it('creates the sample pages in a new database unless they are turned off, and not in one in use [S1.06]', async () => {
    const samplesIn = (database: Database) =>
      database.rows<{ path: string; name: string }>(sql`SELECT path, properties ->> 'title_en' AS name
        FROM "menu" WHERE code LIKE 'samples.%' AND path <> '' AND properties ->> 'permission' = '*'`)
    const [fresh, without] = [await databases.open(), await databases.open()]
    await start(fresh, { FENXIAO_SAMPLES: 'true' })
    const expected = samplePages.map(({ path, name }) => ({ path, name: name.en }))
    const planted = await samplesIn(fresh)
    expect(planted).toHaveLength(expected.length)
    expect(planted).toEqual(expect.arrayContaining(expected))
    await start(without)
    await start(without, { FENXIAO_SAMPLES: 'true' })
    expect(await samplesIn(without)).toEqual([])
  })

  it('uses the password from the environment and writes no file', async () => {
    const { admin, folder } = await start(await databases.open(), { FENXIAO_ADMIN_PASSWORD: 'from outside' })
    expect(admin).toEqual({ username: 'admin', password: 'from outside', isRandom: false })
    expect(existsSync(join(folder, 'admin-password.txt'))).toBe(false)
  })

  it('is not repeated, and later starts add only menus that never existed', async () => {
    const database = await databases.open()
    const { folder } = await start(database)
    const all = await countOf(database, 'menu')
    await database.run(
      sql`DELETE FROM "role_menus" WHERE target IN (SELECT id FROM "menu" WHERE code LIKE 'system.logger%')`,
    )
    await database.run(sql`DELETE FROM "menu" WHERE code LIKE 'system.logger%'`)
    await database.run(sql`UPDATE "menu" SET name = '产品' WHERE code = 'distribution.good'`)
    const grown = await database.row<{ id: string }>(
      sql`SELECT id FROM "menu" WHERE code = 'distribution.good.create'`,
    )
    await database.run(sql`DELETE FROM "role_menus" WHERE target = ${grown?.id}`)
    await database.run(sql`DELETE FROM "menu" WHERE id = ${grown?.id}`)
    await database.run(sql`DELETE FROM planted_menu WHERE code = 'distribution.good.create'`)

    expect((await start(database, {}, folder)).admin).toBeUndefined()
    expect(await countOf(database, 'user')).toBe(1)
    const codes = await database.rows<{ code: string; name: string }>(sql`SELECT code, name FROM "menu"`)
    expect(codes).toContainEqual({ code: 'distribution.good', name: '产品' })
    expect(codes.map(({ code }) => code)).not.toContain('system.logger')
    expect(await countOf(database, 'menu')).toBe(
      all - codesOf(menus).filter((code) => code.startsWith('system.logger')).length,
    )
    const granted = await database.rows(
      sql`SELECT 1 FROM "role_menus" link JOIN "menu" m ON m.id = link.target WHERE m.code = 'distribution.good.create'`,
    )
    expect(granted).toHaveLength(1)
  })

  it('is followed by starts that update the calls of menus to the catalogue and keep changes by people', async () => {
    const database = await databases.open()
    const { folder } = await start(database)
    const own = { method: 'GET', path: '/api/v1/own' }
    const [gone, fresh] = ['/api/v1/gone', '/api/v1/goods/:id/history'].map((path) => ({
      method: 'GET',
      path,
    }))
    const lines = [own, gone, { method: 'GET', path: '/api/v1/goods' }]
    const planted = [
      gone,
      { method: 'GET', path: '/api/v1/goods' },
      { method: 'GET', path: '/api/v1/goods/:id' },
    ]
    await database.run(
      sql`UPDATE "menu" SET resources = ${JSON.stringify(lines)}::jsonb WHERE code = 'distribution.good'`,
    )
    await database.run(
      sql`UPDATE planted_menu SET resources = ${JSON.stringify(planted)}::jsonb WHERE code = 'distribution.good'`,
    )
    await start(database, {}, folder)
    const menu = await database.row<{ resources: unknown[] }>(
      sql`SELECT resources FROM "menu" WHERE code = 'distribution.good'`,
    )
    expect(menu?.resources.slice(0, 2)).toEqual([own, { method: 'GET', path: '/api/v1/goods' }])
    expect(menu?.resources).toContainEqual(fresh)
    expect(menu?.resources).not.toContainEqual({ method: 'GET', path: '/api/v1/goods/:id' })
  })

  it('is followed by starts that drop removed buttons, and give a returning one to its former roles [S6.01]', async () => {
    const database = await databases.open()
    const { folder } = await start(database)
    const clerk = '018f0000-0000-7000-8000-000000000001'
    const lines = JSON.stringify([{ method: 'POST', path: '/api/v1/goods/:id/praise' }])
    await database.run(sql`INSERT INTO "role" (id, code, name) VALUES (${clerk}, 'clerk', 'Clerk')`)
    // The schema once had two moves; people changed the button of one of them, and made a third button themselves.
    for (const code of ['distribution.good.praise', 'distribution.good.scold', 'distribution.good.own'])
      await database.run(sql`INSERT INTO "menu" (id, code, name, sequence, type, parent_id, resources)
        SELECT gen_random_uuid(), ${code}, 'x', 1, 'button', id, ${lines}::jsonb FROM "menu" WHERE code = 'distribution.good'`)
    await database.run(sql`INSERT INTO planted_menu (code, resources)
      VALUES ('distribution.good.praise', ${lines}::jsonb), ('distribution.good.scold', '[]')`)
    await database.run(sql`INSERT INTO role_menus (owner, target, position)
      SELECT ${clerk}::uuid, id, 0 FROM "menu" WHERE code = 'distribution.good.praise'`)
    const holders = async (code: string) =>
      database.rows(sql`SELECT "role".code FROM "menu" LEFT JOIN role_menus ON target = "menu".id
        LEFT JOIN "role" ON "role".id = owner WHERE "menu".code = ${code} ORDER BY "role".code`)
    await start(database, {}, folder)
    expect(await holders('distribution.good.praise')).toEqual([])
    expect(await holders('distribution.good.scold')).toEqual([{ code: null }])
    expect(await holders('distribution.good.own')).toEqual([{ code: null }])

    // The catalogue has the move again, under a code that it knows.
    await database.run(sql`DELETE FROM role_menus USING "menu" WHERE target = "menu".id AND code = 'distribution.good.publish';
      DELETE FROM "menu" WHERE code = 'distribution.good.publish';
      DELETE FROM planted_menu WHERE code = 'distribution.good.publish';
      UPDATE planted_menu SET code = 'distribution.good.publish' WHERE code = 'distribution.good.praise'`)
    const twice = [{ code: 'administrator' }, { code: 'clerk' }]
    await start(database, {}, folder)
    expect(await holders('distribution.good.publish')).toEqual(twice)
    await start(database, {}, folder)
    expect(await holders('distribution.good.publish')).toEqual(twice)
  })

  it('leaves a password file that is deleted once the administrator has another password', async () => {
    const database = await databases.open()
    const { folder } = await start(database)
    await forgetOutdatedPassword(database, folder)
    expect(existsSync(join(folder, 'admin-password.txt'))).toBe(true)
    await database.run(sql`UPDATE "user" SET password = ${await hashPassword('another', { cost: 10 })}`)
    await forgetOutdatedPassword(database, folder)
    expect(existsSync(join(folder, 'admin-password.txt'))).toBe(false)
  })

  it('leaves nothing behind when it fails', async () => {
    const database = await databases.open()
    const config = testConfig(newFolder())
    await migrate(database, migrationFiles())
    const broken = {
      ...serverCatalog(config),
      secrets: { hash: () => Promise.reject(new Error('no')), seal: () => '', digest: () => '' },
    }
    await expect(firstStart({ config, database, catalog: broken })).rejects.toThrow('no')
    expect([await countOf(database, 'menu'), await countOf(database, 'role')]).toEqual([0, 0])
  })

  if (databases.kind === 'postgres') {
    it('happens only once if several servers start together', async () => {
      const place = await databases.place()
      const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place)))
      try {
        const starts = await Promise.all(servers.map((database) => start(database)))
        expect(starts.filter(({ admin }) => admin !== undefined)).toHaveLength(1)
        const [database] = servers
        if (!database) throw new Error('No server')
        expect(await countOf(database, 'menu')).toBe(codesOf(menus).length)
        expect([await countOf(database, 'user'), await countOf(database, 'role')]).toEqual([1, 1])
      } finally {
        await Promise.all(servers.map((database) => database.close()))
      }
    })
  }

  it('is followed by starts that keep the menus, buttons and grants of a renamed entity', async () => {
    const database = await databases.open()
    await start(database)
    const granted = sql`SELECT target, menu.code, menu.path, menu.resources FROM role_menus
      JOIN "menu" ON menu.id = target ORDER BY target`
    const before = await database.rows(granted)
    // The state from when goods were called wares, a page had been renamed by hand, and roles had it.
    await database.run(sql`UPDATE "menu" SET name = '货品', path = '/ware', properties = jsonb_set(properties, '{entity}', '"ware"')
        WHERE code = 'distribution.good';
      UPDATE "menu" SET code = replace(code, 'distribution.good', 'distribution.ware'),
        resources = replace(resources::text, '/api/v1/goods', '/api/v1/wares')::jsonb;
      UPDATE planted_menu SET code = replace(code, 'distribution.good', 'distribution.ware');
      INSERT INTO renamed_entity (former, name, former_path, path) VALUES ('ware', 'good', '/wares', '/goods')`)
    await start(database)
    expect(await database.rows(granted)).toEqual(before)
    expect(await database.row(sql`SELECT name FROM "menu" WHERE code = 'distribution.good'`)).toEqual({
      name: '货品',
    })
    expect(await countOf(database, 'menu')).toBe(codesOf(menus).length)
    expect(await database.rows(sql`SELECT FROM renamed_entity WHERE settled_at IS NULL`)).toEqual([])
  })

  it('is followed by starts that do not restore a call that people removed before its entity was renamed', async () => {
    const database = await databases.open()
    await start(database)
    const calls = sql`SELECT resources FROM "menu" WHERE code = 'distribution.good.delete'`
    expect((await database.row<{ resources: object[] }>(calls))?.resources).not.toEqual([])
    await database.run(sql`UPDATE "menu" SET resources = '[]' WHERE code = 'distribution.good.delete';
      UPDATE "menu" SET properties = jsonb_set(properties, '{entity}', '"ware"') WHERE code = 'distribution.good';
      UPDATE "menu" SET code = replace(code, 'distribution.good', 'distribution.ware'),
        resources = replace(resources::text, '/api/v1/goods', '/api/v1/wares')::jsonb;
      UPDATE planted_menu SET code = replace(code, 'distribution.good', 'distribution.ware'),
        resources = replace(resources::text, '/api/v1/goods', '/api/v1/wares')::jsonb;
      INSERT INTO renamed_entity (former, name, former_path, path) VALUES ('ware', 'good', '/wares', '/goods')`)
    await start(database)
    expect(await database.row(calls)).toEqual({ resources: [] })
  })

  for (const stays of [false, true]) {
    const where = stays ? 'where people put it' : 'in its new group'
    it(`is followed by starts that keep the menus and grants of an entity whose menu group changed, ${where}`, async () => {
      const database = await databases.open()
      await start(database)
      const granted = sql`SELECT target, menu.code, above.code AS "group" FROM role_menus
        JOIN "menu" ON menu.id = target LEFT JOIN "menu" above ON above.id = menu.parent_id ORDER BY target`
      const before = await database.rows<{ code: string }>(granted)
      // The state from when goods were at the top of the menu.
      const parent = stays ? sql`(SELECT id FROM "menu" other WHERE other.code = 'system')` : sql`NULL`
      await database.run(sql`UPDATE "menu" SET parent_id = ${parent} WHERE code = 'distribution.good'`)
      await database.run(sql`UPDATE "menu" SET code = replace(code, 'distribution.good', 'good');
        UPDATE planted_menu SET code = replace(code, 'distribution.good', 'good')`)
      await start(database)
      const own = (row: { code: string }) =>
        stays && row.code === 'distribution.good' ? { ...row, group: 'system' } : row
      expect(await database.rows(granted)).toEqual(before.map(own))
      expect(await countOf(database, 'menu')).toBe(codesOf(menus).length)
    })
  }
})
