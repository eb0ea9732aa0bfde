import { describe, expect, it } from 'vitest'
import { tables } from '#generated/tables/tables.ts'
import { serverTables } from '#scripts/generate/check/serverTables.ts'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { complaintsAbout } from './project.ts'
import { sample } from './sample.ts'

describe('the tables of the server itself', () => {
  const databases = testDatabases('embedded')

  it('are all known, so that no entity takes one and keeps the server from starting', async () => {
    const { database } = await startTestServer(databases)
    const present = await database.rows<{ name: string }>(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`,
    )
    const made = new Set(
      Object.values(tables).flatMap(({ name, links }) => [name, ...links.map((link) => link.table)]),
    )
    expect(present.map(({ name }) => name).filter((name) => !made.has(name))).toEqual(
      [...serverTables].toSorted(),
    )
  })

  it('are named if a file, or a property with a relation, would take one', () => {
    expect(
      complaintsAbout({ 'session.json': sample.replaceAll('"entity": "item"', '"entity": "session"') }),
    ).toEqual(['schemas/session.json:1:1 /  The server has a table "session" of its own. Rename the file.'])
    const friends = sample.replaceAll('"entity": "item"', '"entity": "notification"')
    expect(complaintsAbout({ 'notification.json': friends.replaceAll('friends', 'read') }).join()).toContain(
      'The server has a table "notification_read" of its own. Rename the property, or the file.',
    )
  })
})
