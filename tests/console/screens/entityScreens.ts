import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { testDatabases } from '#tests/support/database.ts'
import { openConsole } from './openConsole.ts'
import type { OpenConsole } from './openConsole.ts'

/** Starts the console for the tests of a file; no page may complain in the browser's console. */
export function entityScreens() {
  let opened: OpenConsole | undefined
  const screens = (): OpenConsole => {
    if (!opened) throw new Error('The console is not open yet')
    return opened
  }
  const databases = testDatabases('embedded')
  beforeAll(async () => {
    opened = await openConsole(databases)
  }, 120_000)
  afterEach(() => screens().closeAll())
  afterAll(() => {
    expect(screens().complaints).toEqual([])
  })

  const buildGood = async (more: Record<string, string | number> = {}) => {
    const name = `商品 ${Math.random().toString(36).slice(2, 8)}`
    const good = { name, price: 100, status: 'draft', ...more }
    const { data } = await screens().call('POST', '/goods', good)
    return { ...data, name }
  }
  const menuCalled = async (code: string): Promise<string> => {
    const { data } = await screens().call('GET', `/menus?code_eq=${code}`)
    const [menu] = Array.isArray(data) ? data : []
    return String(menu?.id)
  }
  return { screens, buildGood, menuCalled, isSaid, save }
}

function isSaid(page: Page, text: string): Promise<void> {
  return page.getByRole('alert').filter({ hasText: text }).first().waitFor()
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: '保存', exact: true }).click()
}
