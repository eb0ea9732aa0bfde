import { expect, it } from 'vitest'
import { memoryStorage } from '#console/kit/config/availableStorage.ts'
import { createConsoleStorage } from '#console/kit/config/consoleStorage.ts'
import { createDrafts } from '#console/session/drafts/drafts.ts'
import type { Draft } from '#console/session/drafts/Draft.ts'

const buildDrafts = () => {
  const storage = createConsoleStorage({ local: memoryStorage(), session: memoryStorage() }, 'shop_')
  return { storage, drafts: createDrafts(storage) }
}
const draftOf = (name: string, at = Date.now()): Draft => ({ at, names: ['name'], now: { name }, was: {} })
const mine = { user: 'u1', path: '/good/create' }

it('a draft belongs to the person who typed it and outlives their session', () => {
  const { storage, drafts } = buildDrafts()
  drafts.keep(mine, draftOf('half'))
  storage.forgetPerson()
  expect(drafts.find(mine)?.now).toEqual({ name: 'half' })
  expect(drafts.find({ ...mine, user: 'u2' })).toBeUndefined()
  drafts.dropAll('u1')
  expect([drafts.find(mine), storage.get('drafts')]).toEqual([undefined, null])
})

it('drafts are limited in number and size and deleted after a week, the oldest first', () => {
  const { storage, drafts } = buildDrafts()
  drafts.keep({ ...mine, path: '/old' }, draftOf('old', Date.now() - 8 * 24 * 3600_000))
  for (let each = 0; each < 25; each += 1)
    drafts.keep({ ...mine, path: `/${each}` }, draftOf('x'.repeat(20_000)))
  expect(drafts.find({ ...mine, path: '/old' })).toBeUndefined()
  expect(drafts.find({ ...mine, path: '/24' })).toBeDefined()
  expect(drafts.find({ ...mine, path: '/3' })).toBeUndefined()
  expect((storage.get('drafts') ?? '').length).toBeLessThan(210_000)
})

it('stored data that is not a draft is ignored', () => {
  const { storage, drafts } = buildDrafts()
  for (const text of ['{', '[1]', '{}', '[{"user":"u1","path":"/good/create","draft":{}}]']) {
    storage.set('drafts', text)
    expect(drafts.find(mine)).toBeUndefined()
  }
})
