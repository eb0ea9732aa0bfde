import { beforeAll, describe, expect, it } from 'vitest'
import { callTexts } from '#shared/messages/callTexts.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { complaintsAbout } from './project.ts'
import { replaceInSample } from './sample.ts'

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>
}

describe('the calls of the server itself', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases)
  })

  it('cannot be the path of an entity, which would keep the server from starting', async () => {
    const { paths } = (await server.app.inject('/api/v1/openapi.json')).json<Document>()
    const own = Object.entries(paths).filter(([, item]) =>
      Object.values(item).some(({ operationId }) => Object.hasOwn(callTexts, operationId)),
    )
    const places = own.map(([path]) => path).filter((path) => /^[/\w-]+$/u.test(path))
    expect(places).toEqual(expect.arrayContaining(['/health', '/register', '/permissions/grantable']))
    const free = places.filter(
      (path) =>
        !complaintsAbout({ 'item.json': replaceInSample('"path": "/items"', `"path": "${path}"`) })
          .join('\n')
          .includes("belong to the server's own calls"),
    )
    expect(free).toEqual([])
  })
})
