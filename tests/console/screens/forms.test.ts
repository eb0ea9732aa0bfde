import { describe, expect, it, vi } from 'vitest'
import { secretMask } from '#shared/secretMask.ts'
import { entityScreens } from './entityScreens.ts'

vi.setConfig({ testTimeout: 120_000 })
const { screens, buildGood, menuCalled, isSaid, save } = entityScreens()

describe('a form', () => {
  it('complains on the fields, puts the cursor into the first one, then saves [S5.12] [S8.04]', async () => {
    const page = await screens().open('/good/create')
    await page.getByRole('textbox', { name: '价格', exact: true }).fill('10')
    await page.getByLabel('最低价').fill('10.01')
    await save(page)
    await page.getByText('请输入商品名称').waitFor()
    await page.getByText('最低价不能大于价格').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('root_name')
    await page.getByLabel('商品名称').fill('表单里的茶')
    await page.getByLabel('最低价').fill('9.99')
    await save(page)
    await isSaid(page, '保存成功')
    await page.getByRole('link', { name: '表单里的茶', exact: true }).waitFor()
  })

  it('speaks English too [S1.02] [S5.03]', async () => {
    const page = await screens().open('/role/create', { language: 'en-us' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Code is required!').waitFor()
    await page.getByText('Name is required!').waitFor()
    await page.getByText('Please select at least one menu permission').waitFor()
  })

  it('shows what only the server can refuse on the field that caused it [S5.13]', async () => {
    await screens().call('POST', '/distributions', { leave: 7, rate: 1 })
    const page = await screens().open('/distribution/create')
    await page.getByLabel('分销层级').fill('7')
    await page.getByLabel('佣金比例').fill('1')
    await save(page)
    await isSaid(page, '保存失败')
    await page.locator('#root_leave-helper-text').filter({ hasText: '已被使用' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('root_leave')
  })

  it('joins what somebody else saved meanwhile in other fields', async () => {
    const good = await buildGood()
    const page = await screens().open(`/good/${good.id}`)
    await page.getByLabel('简介').fill('我的简介')
    await screens().call('PUT', `/goods/${good.id}`, { name: good.name, price: 88 })
    await save(page)
    await isSaid(page, '保存成功')
    expect((await screens().call('GET', `/goods/${good.id}`)).data).toMatchObject({
      summary: '我的简介',
      price: 88,
    })
  })

  it('asks field by field where both changed the same one', async () => {
    const good = await buildGood({ summary: '原来的' })
    const page = await screens().open(`/good/${good.id}`)
    await page.getByLabel('简介').fill('我的')
    await page.getByLabel('排序').fill('5')
    await screens().call('PUT', `/goods/${good.id}`, {
      name: good.name,
      price: 77,
      summary: '对方的',
      sequence: 9,
    })
    await save(page)
    const dialog = page.getByRole('dialog', { name: '该记录已被他人修改' })
    await dialog.getByText('原来的').waitFor()
    await dialog.getByRole('radio', { name: '简介：保留我的修改' }).check()
    await dialog.getByRole('radio', { name: '排序：采用他人的修改' }).check()
    await dialog.getByRole('button', { name: '保存合并结果' }).click()
    await isSaid(page, '保存成功')
    expect((await screens().call('GET', `/goods/${good.id}`)).data).toMatchObject({
      summary: '我的',
      sequence: 9,
      price: 77,
    })
  })

  it('asks before unsaved changes are lost, and keeps them', async () => {
    const good = await buildGood()
    const page = await screens().open(`/good/${good.id}`)
    await page.getByLabel('简介').fill('还没保存')
    await page.getByRole('link', { name: '返回' }).click()
    await page
      .getByRole('dialog', { name: '有未保存的修改' })
      .getByRole('button', { name: '继续编辑' })
      .click()
    expect(await page.getByLabel('简介').inputValue()).toBe('还没保存')
  })

  it('finds references on the server while one types', async () => {
    const good = await buildGood()
    const page = await screens().open('/order/create')
    await page.getByRole('combobox', { name: '商品' }).fill(good.name)
    await page.getByRole('option', { name: good.name }).click()
    expect(await page.getByRole('combobox', { name: '商品' }).inputValue()).toBe(good.name)
  })

  it('keeps formatted text', async () => {
    const good = await buildGood()
    const page = await screens().open(`/good/${good.id}`)
    await page.getByRole('textbox', { name: '商品详情' }).click()
    await page.keyboard.type('好茶')
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: '加粗' }).click()
    await save(page)
    await isSaid(page, '保存成功')
    const { data } = await screens().call('GET', `/goods/${good.id}`)
    expect(data['description']).toBe('<p><strong>好茶</strong></p>')
  })

  it('gives a role the checked menus and what stands above them [S3.03] [S6.01]', async () => {
    const page = await screens().open('/role/create')
    await page.getByLabel('编码').fill('shopkeeper')
    await page.getByLabel('名称').fill('店长')
    await page.getByLabel('搜索 菜单权限').fill('上架')
    await page.getByRole('treeitem', { name: '上架' }).click()
    await save(page)
    await isSaid(page, '保存成功')
    const wanted = ['distribution', 'distribution.good', 'distribution.good.publish'].map(menuCalled)
    const { data } = await screens().call('GET', '/roles?code_eq=shopkeeper')
    const [role] = Array.isArray(data) ? data : []
    const ids: string[] = role.menus.map(({ menu_id }: { menu_id: string }) => menu_id)
    expect(ids.toSorted()).toEqual((await Promise.all(wanted)).toSorted())
  })

  it('complains in the very cell of a row, and about what is no JSON [S3.02]', async () => {
    const page = await screens().open('/menu/create')
    await page.getByLabel('编码').fill('extra')
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('额外')
    await page.getByRole('button', { name: '添加' }).click()
    await page.getByRole('textbox', { name: '请求路径 1' }).fill('no-slash')
    await page.getByRole('textbox', { name: '扩展属性' }).fill('{"icon":')
    await page.getByText('不是有效的 JSON').waitFor()
    await save(page)
    await page.locator('#root_resources_0_path-helper-text').waitFor()
    await page.getByRole('textbox', { name: '请求路径 1' }).fill('/api/v1/extra')
    await page.getByRole('textbox', { name: '扩展属性' }).fill('{"icon":"Star"}')
    await save(page)
    await isSaid(page, '保存成功')
    const { data } = await screens().call('GET', '/menus?code_eq=extra')
    expect(data).toMatchObject([
      { resources: [{ method: 'GET', path: '/api/v1/extra' }], properties: { icon: 'Star' } },
    ])
  })

  it('shows a stored secret as a mask and keeps it when nothing is typed [S3.11]', async () => {
    await screens().call('PUT', '/weChat/config', { mp_appid: 'wx1', mp_app_secret: 'hidden' })
    const page = await screens().open('/weChatConfig')
    await page.getByRole('button', { name: /^更换/ }).first().click()
    await page.getByLabel('公众号 AppID').fill('wx2')
    await save(page)
    await isSaid(page, '保存成功')
    const { data } = await screens().call('GET', '/weChat/config')
    expect(data).toMatchObject({ mp_appid: 'wx2', mp_app_secret: secretMask })
  })
})

describe('a record’s page', () => {
  it('deletes with the entity’s own question [S8.06]', async () => {
    const good = await buildGood()
    const page = await screens().open(`/good/${good.id}/show`)
    await page.getByRole('button', { name: '删除' }).click()
    await page.getByRole('dialog').getByText('确定要删除该商品吗？').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await isSaid(page, '删除成功')
    await page.getByRole('heading', { level: 2, name: '商品' }).waitFor()
  })

  it('shows formatted text without anything that runs', async () => {
    const description = '<p>好茶</p><img src="x" onerror="document.title=1"><script>document.title=1</script>'
    const good = await buildGood({ description })
    const page = await screens().open(`/good/${good.id}/show`)
    await page.getByText('好茶').waitFor()
    expect(await page.locator('dd script, dd [onerror]').count()).toBe(0)
  })
})
