import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copySources } from '#scripts/bench/development/copySources.ts'
import { startSession } from '#scripts/bench/development/startSession.ts'
import type { Session } from '#scripts/bench/development/startSession.ts'
import { prepareDatabase } from '#scripts/prove/process/prepareDatabase.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'

const minutes = 60_000

describe('version control beside a running development server', () => {
  vi.setConfig({
    testTimeout: 5 * minutes,
    hookTimeout: 5 * minutes,
    expect: { poll: { timeout: 2 * minutes } },
  })
  let folder: string
  let session: Session
  let token: string

  beforeAll(async () => {
    folder = await copySources()
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache\ndata\n')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'before')
    const environment = { FENXIAO_DATA: join(folder, 'data'), FENXIAO_DEMO: 'false', PORT: '0' }
    const database = await openDatabase({ folder: join(folder, 'data', 'database') })
    token = (await prepareDatabase(database, environment).finally(() => database.close())).token
    session = startSession(folder, environment)
    await session.address()
  })
  afterAll(async () => {
    await session?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const git = (...commands: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...commands], {
      cwd: folder,
    })
  const save = (properties: Parameters<typeof schemaOf>[0]) =>
    writeFileSync(
      join(folder, 'schemas/voucher.json'),
      JSON.stringify(schemaOf(properties, { 'x-entity': { path: '/vouchers' } })),
    )
  const migrations = () =>
    readdirSync(join(folder, 'generated/migrations')).filter((name) => /voucher/u.test(name))
  const snapshot = () => readFileSync(join(folder, 'generated/migrations/snapshot.json'), 'utf8')
  const answer = async (query = '') => {
    const address = new URL(`/api/v1/vouchers${query}`, await session.address())
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    return response.status
  }
  const filter = (name: string) => `?${name}_eq=x`

  it('leaves a new schema with its migration and its table when it discards generated files', async () => {
    save({ one: { ...labelled('One'), type: 'string' } })
    await expect.poll(() => answer(filter('one'))).toBe(200)
    git('checkout', '--', 'generated')
    git('clean', '--quiet', '--force', '-d', 'generated')
    await expect.poll(migrations).toHaveLength(1)
    await expect.poll(() => snapshot().includes('"voucher"')).toBe(true)

    save({ two: { ...labelled('Two'), type: 'string' } })
    await expect.poll(() => answer(filter('two')), { message: session.output() }).toBe(200)
    expect(session.output()).not.toContain('already exists')
  })

  it('leaves the schema with both also when it discards the changed files and keeps the new ones', async () => {
    git('checkout', '--', 'generated')
    await expect.poll(() => snapshot().includes('"voucher"')).toBe(true)
    save({ three: { ...labelled('Three'), type: 'string' } })
    await expect.poll(() => answer(filter('three'))).toBe(200)
    expect(migrations()).toHaveLength(1)
  })

  it('removes a schema with its table and restores both', async () => {
    git('stash', '--quiet', '--include-untracked')
    await expect.poll(() => answer()).toBe(404)
    // Git removes files one by one; the generator restores generated ones until the schema is gone as well.
    await expect.poll(() => git('status', '--porcelain').toString()).toBe('')
    git('stash', 'pop', '--quiet')
    await expect.poll(() => answer(filter('three'))).toBe(200)
    expect(existsSync(join(folder, 'schemas/voucher.json'))).toBe(true)
    expect(session.output()).not.toContain('already exists')
  })
})
