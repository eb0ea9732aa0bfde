import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see } from './screen.ts'

const journey = openJourney()

async function firstOf(path: string): Promise<JsonObject> {
  const [first] = dataOf(await journey.server().api.get<JsonObject[]>(path))
  if (!first) throw new Error(`nothing at ${path}`)
  return first
}

async function menuCalled(code: string): Promise<string> {
  return textOf((await firstOf(`/menus?code_eq=${code}`))['id'])
}

describe('a form', () => {
  it('gives a role the checked menus and what stands above them [S3.03] [S6.01]', async () => {
    const { page } = await journey.visit('/role/create')
    await input(page, '编码').fill('shopkeeper')
    await input(page, '名称').fill('店长')
    await page.getByLabel('搜索 菜单权限').fill('上架')
    await page.getByRole('treeitem', { name: '上架' }).click()
    await button(page, '保存').click()
    await see(page, '保存成功')
    const { menus } = await firstOf('/roles?code_eq=shopkeeper')
    const wanted = ['distribution', 'distribution.good', 'distribution.good.publish'].map(menuCalled)
    const granted = (await Promise.all(wanted)).map((id) => expect.objectContaining({ menu_id: id }))
    expect(menus).toHaveLength(3)
    expect(menus).toEqual(expect.arrayContaining(granted))
  })

  it('complains in the very cell of a row, and about what is no JSON [S3.02]', async () => {
    const { page } = await journey.visit('/menu/create')
    await input(page, '编码').fill('extra')
    await input(page, '名称').fill('额外')
    await page.getByRole('button', { name: /^添加/ }).first().click()
    const path = page.getByRole('combobox', { name: '请求路径 1' })
    await path.fill('no-slash')
    await input(page, '扩展属性').fill('{"icon":')
    await see(page, '第 1 行第 9 列：此处缺少值')
    await button(page, '保存').click()
    await page.locator('[id$=_resources_0_path-helper-text]').waitFor()
    await path.fill('/api/v1/extra')
    await input(page, '扩展属性').fill('{"icon":"Star"}')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await firstOf('/menus?code_eq=extra')).toMatchObject({
      resources: [{ method: 'GET', path: '/api/v1/extra' }],
      properties: { icon: 'Star' },
    })
  })

  it('shows formatted text without anything that runs', async () => {
    const description =
      '<p>好茶</p><img src="/images/logo.svg" onerror="document.title=1"><script>document.title=1</script>'
    const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'normal' }
    const good = dataOf(await journey.server().api.post('/goods', { name: '危险的茶', description, ...rest }))
    const { page, provoke } = await journey.visit(`/good/${textOf(good['id'])}/show`)
    // The browser reports the handler while the text is taken apart, in a document where nothing can run.
    provoke('console error: Executing inline event handler')
    await see(page, '好茶')
    expect(await page.locator('dd script, dd [onerror]').count()).toBe(0)
  })
})
