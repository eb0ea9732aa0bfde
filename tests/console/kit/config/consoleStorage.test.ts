import { expect, it } from 'vitest'
import { memoryStorage } from '#console/kit/config/availableStorage.ts'
import { createConsoleStorage } from '#console/kit/config/consoleStorage.ts'
import { languageOf } from '#console/kit/config/language.ts'

const buildStorage = () => {
  const storages = { local: memoryStorage(), session: memoryStorage() }
  return { ...storages, storage: createConsoleStorage(storages, 'shop_') }
}
const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted()

it('the configuration is stored per tab and everything else per browser, all under the namespace [S3.14]', () => {
  const { local, session, storage } = buildStorage()
  for (const key of ['is_login', 'token', 'user_info', 'permission', 'config', 'lang'] as const)
    storage.set(key, key)
  expect(keysOf(session)).toEqual(['shop_config'])
  expect(keysOf(local)).toEqual([
    'shop_is_login',
    'shop_lang',
    'shop_permission',
    'shop_token',
    'shop_user_info',
  ])
  expect(storage.get('token')).toBe('token')
})

it('the token of a person who is not to be remembered is stored for the tab only [S2.02]', () => {
  const { local, session, storage } = buildStorage()
  storage.set('is_login', 'true')
  storage.set('token', 'short', 'session')
  expect([storage.get('token'), keysOf(local), keysOf(session)]).toEqual([
    'short',
    ['shop_is_login'],
    ['shop_token'],
  ])
  storage.forgetTab()
  expect([storage.get('token'), keysOf(local)]).toEqual([null, ['shop_is_login']])
})

it('a log-out deletes the person’s data, but not the language or the data of other applications [S4.01]', () => {
  const { local, session, storage } = buildStorage()
  for (const key of ['is_login', 'token', 'user_info', 'permission', 'config', 'lang', 'style'] as const)
    storage.set(key, key)
  local.setItem('RaStore.shop_.order.listParams', '{}')
  local.setItem('other_token', 'theirs')
  storage.forgetPerson()
  expect(keysOf(local)).toEqual(['other_token', 'shop_lang', 'shop_style'])
  expect(keysOf(session)).toEqual([])
})

it('the console is in Chinese unless English is chosen [S9.01]', () => {
  expect([null, 'zh-ch', 'en-us', 'fr'].map(languageOf)).toEqual(['zh', 'zh', 'en', 'zh'])
})
