import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { newCaptcha } from '#server/sessions/captcha/captcha.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

eachDatabase('open captchas', (databases) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases)
  })

  it('are limited to two hundred for a whole IPv6 network', async () => {
    for (let index = 0; index < 210; index += 1)
      await newCaptcha(server.database, `2001:db8:5:5:${index.toString(16)}::1`)
    await newCaptcha(server.database, '2001:db8:5:6::1')
    const open = await server.database.rows(
      sql`SELECT address, count(*)::int FROM captcha GROUP BY address ORDER BY address`,
    )
    // The new captcha is counted in addition to the two hundred that are left.
    expect(open).toEqual([
      { address: '2001:db8:5:5::/64', count: 201 },
      { address: '2001:db8:5:6::/64', count: 1 },
    ])
  })
})
