import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, choose, input, row, see, seeNothingOf } from '../support/screen.ts'

const journey = openJourney()

/** A group of three levels with a person in each, and a separate department. */
const chart = {
  沧海: ['魏海', null],
  沧江: ['魏江', '沧海'],
  沧溪: ['魏溪', '沧江'],
  别处: ['魏别', null],
} as const satisfies Record<string, readonly [person: string, parent: string | null]>

const departments: Record<string, string> = {}
let role: Json

const create = async (path: string, body: JsonObject) =>
  idOf(dataOf(await journey.server().api.post(path, body)))

async function createDepartment(name: string, person: string, parent: string | null): Promise<void> {
  const code = `within${Object.keys(departments).length}`
  const parentId = parent === null ? null : (departments[parent] ?? null)
  const department = { code, name, sequence: 9, status: 'enabled', parent_id: parentId }
  departments[name] = await create('/departments', department)
  await create('/users', {
    username: code,
    name: person,
    roles: [{ role_id: role }],
    department_id: departments[name] ?? null,
    status: 'activated',
  })
}

beforeAll(async () => {
  const [menu] = dataOf(await journey.server().api.get<JsonObject[]>('/menus?pageSize=1'))
  const menus = [{ menu_id: menu?.['id'] ?? null }]
  role = await create('/roles', { code: 'within', name: '沧海职员', sequence: 9, status: 'enabled', menus })
  for (const [name, [person, parent]] of Object.entries(chart)) await createDepartment(name, person, parent)
})

/** The people of the chart in the list, in any order. */
const people = async (page: Page) => {
  const cells = page.getByRole('row').getByRole('link', { name: /^魏.$/u })
  return (await cells.allInnerTexts()).toSorted()
}
const seePeople = (page: Page, ...names: string[]) =>
  expect.poll(() => people(page)).toEqual(names.toSorted())

describe('the filter by a department and those below it', () => {
  it('is set beside the users and stored in a view, and includes departments added later [S2.27] [S2.30]', async () => {
    const { page } = await journey.visit('/user')
    const line = (of: Page, name: string) => of.getByRole('treeitem', { name: new RegExp(`^${name}`, 'u') })
    await line(page, '沧海').click()
    await seePeople(page, '魏海', '魏江', '魏溪')
    await button(page, '视图').click()
    await page.getByRole('menuitem', { name: '保存当前列表为视图…', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '保存视图' })
    await input(dialog, '视图名称').fill('沧海的人')
    await button(dialog, '保存').click()
    await see(page, '视图已保存')
    await createDepartment('沧浪', '魏浪', '沧江')

    await page.reload()
    await seePeople(page, '魏海', '魏江', '魏溪', '魏浪')
    expect(await line(page, '沧海').getAttribute('aria-selected')).toBe('true')
    await line(page, '沧江').click()
    await seePeople(page, '魏江', '魏溪', '魏浪')

    const { page: other } = await journey.visit('/user', { token: await journey.server().logIn() })
    await button(other, '视图').click()
    await other.getByRole('menuitemradio', { name: '沧海的人', exact: true }).click()
    await seePeople(other, '魏海', '魏江', '魏溪', '魏浪')
    expect(await line(other, '沧海').getAttribute('aria-selected')).toBe('true')
  })

  it('is set by the link on a department’s number of members [S3.05]', async () => {
    const { page } = await journey.visit('/department')
    await row(page, '沧江').getByRole('link', { name: /^\d+$/u }).click()
    await see(page, '魏溪')
    const found = await people(page)
    expect(found).toContain('魏江')
    expect(found).not.toContain('魏海')
  })

  it('can be limited to the department alone, by keyboard too and from a chart [S2.29]', async () => {
    const { page } = await journey.visit(`/role/${idOf({ id: role })}/show`)
    await page.getByRole('tab', { name: '用户', exact: true }).click()
    await button(page, '展开').click()
    await choose(page, '部门（含下级）', '沧江')
    await button(page, '查询').click()
    await seeNothingOf(page, '魏海')
    const all = await people(page)
    expect(all).toEqual(expect.arrayContaining(['魏江', '魏溪']))
    expect(await accessibilityFaults(page)).toEqual([])

    const toggle = button(page, '部门: 含下级')
    expect(await toggle.getAttribute('aria-pressed')).toBe('true')
    await toggle.focus()
    await page.keyboard.press('Space')
    expect(await toggle.getAttribute('aria-pressed')).toBe('false')
    const alone = page.getByRole('combobox', { name: '部门', exact: true })
    expect(await alone.inputValue()).toBe('沧江')
    await button(page, '查询').click()
    await seePeople(page, '魏江')

    await toggle.press('Enter')
    await button(page, '查询').click()
    await seePeople(page, ...all)

    await button(page, '图表').click()
    const figures = page.getByRole('dialog', { name: '用户统计' })
    await figures.getByRole('combobox', { name: '分组' }).click()
    await page.getByRole('option', { name: '部门', exact: true }).click()
    await button(figures, '沧溪').click()
    await seePeople(page, '魏溪')
    expect(await alone.inputValue()).toBe('沧溪')
    // The call has only the visible filter, not also the earlier one by a department and those below it.
    const asked = page.waitForRequest(/\/api\/v1\/users\?/u)
    await button(page, '刷新').click()
    expect(decodeURIComponent((await asked).url())).not.toContain('_within')
    await button(page, '重置').click()
    await see(page, '魏别')
  })
})
