import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isEntityName } from '#generated/tables/tables.ts'
import { menus } from '#generated/menus/menus.ts'
import { resources } from '#generated/resources/resources.ts'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { codesIn } from '#shared/permissions/codesIn.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { EntityInputs } from '#tests/entities/EntityInputs.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { see } from './support/screen.ts'
import { wordsOf } from './support/screens.ts'
import type { Translate } from './support/screens.ts'
import { settle } from './support/ScreenContent.ts'

const journey = openJourney()

const codes = codesIn(menus)
const pages = resources.map(({ permissions }) => permissions.page)
const below = (...stems: string[]) =>
  codes.filter((code) => stems.some((stem) => code.startsWith(`${stem}.`)))

/** Six sets of permissions, from almost none to all. */
const roleSets: Readonly<Record<string, readonly string[]>> = {
  goodsReader: ['distribution.good'],
  goodsWriter: [
    'distribution.good',
    'distribution.good.create',
    'distribution.good.edit',
    'distribution.good.publish',
  ],
  ordersClerk: [
    'distribution.order',
    'distribution.order.pay',
    'distribution.order.export',
    'distribution.distributionLog',
  ],
  personnel: ['system.user', 'system.user.edit', 'system.department', ...below('system.department')],
  reader: pages,
  everything: codes,
}

/** Creates a user with one role that has these codes. */
async function hire(name: string, held: readonly string[]): Promise<{ id: string; token: string }> {
  const { api, database, config } = journey.server()
  const ticks = await database.rows<{ menu_id: string }>(
    sql`SELECT id AS menu_id FROM "menu" WHERE code = ANY(${[...held]}::text[])`,
  )
  const role = { code: name, name, sequence: 1, status: 'enabled', menus: ticks }
  const roles = [{ role_id: idOf(dataOf(await api.post('/roles', role))) }]
  const user = { username: name, name, password: 'a password of their own', status: 'activated', roles }
  const id = idOf(dataOf(await api.post('/users', user)))
  const start = { userId: id, remember: false, address: '127.0.0.1', agent: 'test' }
  return { id, token: (await beginSession(database, start, config.session)).token }
}

/** Whether the server would allow a call or button, by its check of permissions. */
async function isAllowed(user: string, what: { call: string } | { code: string }): Promise<boolean> {
  const query = new URLSearchParams({ user, ...what })
  return dataOf(await journey.server().api.get(`/permissions/why?${query}`))['isAllowed'] === true
}

/** The actions of a list that the person may take, by their labels. */
async function offeredTo(user: string, resource: Resource, words: Translate): Promise<string[]> {
  const { path, permissions, kind, form } = resource
  const api = `/api/v1${path}`
  const name = words(`resources.${resource.entity}.name`, { smart_count: 1 })
  const wanted: [string, { call: string } | { code: string }][] = []
  if (form && permissions.create)
    wanted.push([words('screens.action.create', { name }), { call: `POST ${api}` }])
  if (form && permissions.edit) wanted.push([words('screens.action.edit'), { call: `PUT ${api}/1` }])
  if (permissions.export && kind !== 'tree')
    wanted.push([words('screens.action.export'), { code: permissions.export }])
  const found = await Promise.all(
    wanted.map(async ([label, what]) => ((await isAllowed(user, what)) ? [label] : [])),
  )
  return found.flat()
}

/** The same actions as the screen shows them. */
async function offeredOn(page: Page, resource: Resource, words: Translate): Promise<string[]> {
  const name = words(`resources.${resource.entity}.name`, { smart_count: 1 })
  const labels = {
    [words('screens.action.create', { name })]: page.getByRole('link', {
      name: words('screens.action.create', { name }),
      exact: true,
    }),
    // A record may have the name of an action; the link contains the record's name.
    [words('screens.action.edit')]: page.locator(`main a[aria-label^="${words('screens.action.edit')} "]`),
    ...(resource.kind === 'tree'
      ? {}
      : {
          [words('screens.action.export')]: page.getByRole('button', {
            name: words('screens.action.export'),
            exact: true,
          }),
        }),
  }
  const counts = await Promise.all(
    Object.entries(labels).map(async ([label, place]) => ({
      label,
      count: await place.filter({ visible: true }).count(),
    })),
  )
  return counts.filter(({ count }) => count > 0).map(({ label }) => label)
}

/** Compares the moves and the deletion that a first row offers with those that the person may make. */
async function rowFaults(page: Page, user: string, resource: Resource, words: Translate): Promise<string[]> {
  const { path, permissions, states, entity } = resource
  const more = page.locator('main button[aria-haspopup=menu]:visible')
  const menu = more.last()
  if ((await more.count()) === 0) return []
  await menu.click()
  const offered = page.locator('[role=menuitem]').filter({ visible: true })
  await offered.first().waitFor()
  const entries = await offered.allInnerTexts()
  // Presses Escape in the menu, which may not have taken the focus yet.
  await offered.first().press('Escape')
  await offered.first().waitFor({ state: 'hidden' })
  const own = states?.moves ?? []
  const possible: [string, string][] = own.map((move) => [
    words(`resources.${entity}.moves.${move.code}.label`),
    `POST /api/v1${path}/1/${move.code}`,
  ])
  if (permissions.delete) possible.push([words('screens.action.delete'), `DELETE /api/v1${path}/1`])
  const faults = await Promise.all(
    possible.map(async ([label, call]) => {
      const shown = entries.some((entry) => entry.trim() === label)
      return shown && !(await isAllowed(user, { call }))
        ? [`${entity}: ${label} is shown, ${call} is refused`]
        : []
    }),
  )
  return faults.flat()
}

describe('the screens offer only actions that the server permits', () => {
  // The demonstration has records of the product's own entities; a row shows which
  // actions a record of any other entity allows, too.
  beforeAll(async () => {
    const { api } = journey.server()
    const inputs = new EntityInputs(api)
    for (const { entity, kind, path } of resources) {
      if (kind === 'single' || !isEntityName(entity)) continue
      const some = async () => dataOf(await api.get<JsonObject[]>(`${path}?pageSize=1`)).length
      // Creates no more than necessary: random addresses of pictures lead nowhere. Lines
      // that the server adds by itself arrive soon.
      if (kind !== 'log' && (await some()) === 0) await inputs.create(entity, 'required')
      await vi.waitUntil(async () => (await some()) > 0, { timeout: 60_000, interval: 100 })
    }
  })

  it.each(Object.entries(roleSets))('to %s [S2.40] [S5.07] [S6.02]', async (name, held) => {
    const words = await wordsOf('zh')
    const { id, token } = await hire(name, held)
    const { page, goTo } = await journey.visit('/home', { token })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await settle(page, words('shell.home'))
    const faults: string[] = []
    const denied = resources.filter(({ permissions }) => !held.includes(permissions.page)).slice(0, 2)
    const open = resources.filter(({ permissions }) => held.includes(permissions.page))
    for (const resource of [...open, ...denied]) {
      const { entity, kind, path, permissions } = resource
      const mayOpen = await isAllowed(id, { code: permissions.page })
      asked.length = 0
      await goTo(kind === 'single' ? `/${entity}` : `/${entity}?perPage=5`)
      if (!mayOpen) {
        await see(page, words('shell.problem.deniedTitle'))
        const fetched = asked.filter((address) => address.startsWith(`/api/v1${path}`))
        if (fetched.length > 0) faults.push(`${entity}: is denied, yet asked for ${fetched.join(', ')}`)
        continue
      }
      await settle(page, words(`resources.${entity}.name`, { smart_count: kind === 'single' ? 1 : 2 }))
      if (kind === 'single') continue
      // The heading may be there before the page itself.
      await page.locator(`main a[href^="#/${entity}/"]`).filter({ visible: true }).first().waitFor()
      const [shown, expected] = [await offeredOn(page, resource, words), await offeredTo(id, resource, words)]
      if (shown.join() !== expected.join())
        faults.push(
          `${entity}: shows ${shown.join() || 'nothing'}, allowed is ${expected.join() || 'nothing'}`,
        )
      faults.push(...(await rowFaults(page, id, resource, words)))
    }
    expect(faults).toEqual([])
  })
})
