import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see, seeHeading, seeNothingOf } from './support/screen.ts'

const journey = openJourney({ FENXIAO_DEFAULT_PASSWORD: '' })

async function firstOf(path: string): Promise<JsonObject> {
  const [first] = dataOf(await journey.server().api.get<JsonObject[]>(path))
  if (!first) throw new Error(`nothing at ${path}`)
  return first
}

async function menuCalled(code: string): Promise<string> {
  return textOf((await firstOf(`/menus?code_eq=${code}`))['id'])
}

describe('a form', () => {
  it('gives a role the checked menus and their ancestors [S3.03] [S6.01]', async () => {
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

  it('removes an error about two properties also when the other one is corrected', async () => {
    const good = await firstOf('/goods')
    const { page } = await journey.visit(`/good/${textOf(good['id'])}`)
    const [price, least] = [input(page, '价格'), input(page, '最低价')]
    const complaint = page.getByText('最低价不能大于价格')
    await price.fill('100')
    await least.fill('200')
    await button(page, '保存').click()
    await complaint.waitFor()
    await price.fill('150')
    await complaint.waitFor()
    await price.fill('300')
    await complaint.waitFor({ state: 'detached' })
    expect(await least.getAttribute('aria-invalid')).toBe('false')
  })

  it('asks for the time after the day is picked, and keeps the time when another day is picked [S9.10]', async () => {
    const { page } = await journey.visit('/order/create')
    const paid = input(page, '支付时间')
    await paid.fill('2026-02-05')
    await paid.press('ArrowDown')
    const calendar = page.getByRole('dialog', { name: '选择日期 支付时间' })
    await calendar.getByRole('button', { name: /^2026年2月6日/ }).click()
    await calendar.waitFor({ state: 'hidden' })
    await paid.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('9:30')
    await page.keyboard.press('Tab')
    expect(await paid.inputValue()).toBe('2026-02-06 09:30:00')
    await button(page, '选择日期 支付时间').click()
    await calendar.getByRole('button', { name: /^2026年2月7日/ }).click()
    await page.keyboard.press('Tab')
    expect(await paid.inputValue()).toBe('2026-02-07 09:30:00')
  })

  it('creates a missing record from within a reference, and keeps the values typed so far [S3.02] [S3.05]', async () => {
    const { page } = await journey.visit('/department/create')
    await input(page, '名称').fill('门店')
    const above = page.getByRole('combobox', { name: '上级部门' })
    await above.fill('海外部')
    await page.getByRole('option', { name: '新建部门“海外部”' }).click()
    const dialog = page.getByRole('dialog', { name: '新建部门' })
    expect(await input(dialog, '名称').inputValue()).toBe('海外部')
    await button(dialog, '保存').click()
    await expect.poll(() => input(dialog, '编码').getAttribute('aria-invalid')).toBe('true')
    await input(dialog, '编码').fill('abroad')
    await button(dialog, '保存').click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => above.inputValue()).toBe('海外部')
    expect(await input(page, '名称').inputValue()).toBe('门店')
    await input(page, '编码').fill('popup')
    await button(page, '保存').click()
    await seeHeading(page, '部门')
    const made = await firstOf('/departments?code_eq=abroad')
    expect(await firstOf('/departments?code_eq=popup')).toMatchObject({ parent_id: made['id'] })
  })

  it('searches for a name only when its Chinese characters are complete, not for the letters before [S2.30]', async () => {
    const { page, context } = await journey.visit('/order/create', { once: true })
    const sought: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/users/options') && searchParams.has('q')) sought.push(searchParams.get('q'))
    })
    const keyboard = await context.newCDPSession(page)
    const pick = page.getByRole('combobox', { name: '付款用户' })
    await pick.click()
    await page.getByRole('option').first().waitFor()
    await page.clock.install()
    for (const text of ['w', 'wei', 'wei xing']) {
      const at = text.length
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at })
      await page.clock.runFor(1000)
    }
    await keyboard.send('Input.insertText', { text: '魏星' })
    await page.clock.runFor(1000)
    await page.getByRole('option', { name: '魏星' }).click()
    expect(await pick.inputValue()).toBe('魏星')
    expect(sought).toEqual(['魏星'])
  })

  it('never hides the input that has the focus behind the bar with the save button', async () => {
    const { page } = await journey.visit('/menu/create', { viewport: { width: 375, height: 720 } })
    await input(page, '编码').focus()
    const reached = () =>
      page.evaluate(() => {
        const [focused, bar] = [
          document.activeElement,
          document.querySelector('[type=submit]')?.parentElement,
        ]
        const hidden =
          (focused?.getBoundingClientRect().bottom ?? 0) - (bar?.getBoundingClientRect().top ?? 0)
        return { isBar: bar?.contains(focused) === true, hidden: Math.max(0, hidden) }
      })
    for (let place = await reached(); !place.isBar; place = await reached()) {
      expect(place.hidden).toBe(0)
      await page.keyboard.press('Tab')
    }
  })

  it('shows the random password of a new user once, with a button that copies it [S5.04]', async () => {
    const { page, context, goTo } = await journey.visit('/user/create')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await input(page, '用户名').fill('fresh')
    await input(page, '姓名').fill('新人')
    await page.getByRole('combobox', { name: '角色' }).click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await button(page, '保存').click()
    const dialog = page.getByRole('dialog', { name: '初始密码' })
    const password = await dialog.getByRole('textbox').inputValue()
    expect(password).toMatch(/^(\w{4}-){3}\w{4}$/)
    await see(dialog, /72 小时内有效/)
    await button(dialog, '复制').click()
    await see(dialog, '已复制')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
    await button(dialog, '完成').click()
    await dialog.waitFor({ state: 'detached' })
    expect(await journey.server().logIn('fresh', password)).toBeDefined()
    await goTo('/user')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('says why a password is refused while a person registers [S5.05]', async () => {
    const { page } = await journey.visit('/register', { token: null })
    await input(page, '用户名').fill('newcomer')
    const password = page.locator('input[name=password]')
    for (const [typed, words] of [
      ['abc', '至少需要 8 个字符'],
      ['iloveyou', '过于常见，容易被猜中，请换一个'],
      ['the Newcomer 1', '不能包含用户名'],
    ] as const) {
      await password.fill(typed)
      await see(page, words)
    }
    await password.fill('nine tea leaves')
    await seeNothingOf(page, '不能包含用户名')
  })

  it('reports a fault in a cell of a row at that cell, and invalid JSON at its place [S3.02]', async () => {
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
    const question = page.getByRole('dialog', { name: '哪些角色可以使用“额外”？' })
    await question.getByRole('checkbox', { name: '客服' }).check()
    await button(question, '分配').click()
    await see(page, '已分配给 1 个角色')
    await seeHeading(page, '菜单')
    const [role] = dataOf(await journey.server().api.get<JsonObject[]>('/roles?name_eq=客服'))
    expect(JSON.stringify(role?.['menus'])).toContain(await menuCalled('extra'))
    expect(await firstOf('/menus?code_eq=extra')).toMatchObject({
      resources: [{ method: 'GET', path: '/api/v1/extra' }],
      properties: { icon: 'Star' },
    })
  })

  it('shows rich text without styles and elements that could cover the console', async () => {
    const covers = 'position:fixed;inset:0;z-index:9999;background:url(/images/logo.svg)'
    const styles = [
      covers,
      'POS\\49TION:fixed',
      'margin:-999px',
      'transform:scale(99)',
      'font-size:999px',
      'width:9999px',
    ]
    const description = [
      ...styles.map((style) => `<p style="${style}">遮住</p>`),
      '<dialog open>对话框</dialog><p popover>浮层</p>',
      '<p style="color: #c00; text-align: center; position: fixed">红色</p>',
    ].join('')
    const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'normal' }
    const good = dataOf(await journey.server().api.post('/goods', { name: '遮住的茶', description, ...rest }))
    const { page } = await journey.visit(`/good/${textOf(good['id'])}/show`)
    await see(page, '红色')
    const kept = await page
      .locator('dd [style]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('style')))
    expect(kept).toEqual(['text-align: center; color: rgb(204, 0, 0)'])
    expect(await page.locator('dd dialog, dd [popover]').count()).toBe(0)
  })

  it('shows rich text without anything that runs', async () => {
    const description =
      '<p>好茶</p><img src="/images/logo.svg" onerror="document.title=1"><script>document.title=1</script>'
    const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'normal' }
    const good = dataOf(await journey.server().api.post('/goods', { name: '危险的茶', description, ...rest }))
    const { page, provoke } = await journey.visit(`/good/${textOf(good['id'])}/show`)
    // The browser reports the handler while the text is parsed, in a document where nothing can run.
    provoke('console error: Executing inline event handler')
    await see(page, '好茶')
    expect(await page.locator('dd script, dd [onerror]').count()).toBe(0)
  })
})

it('rich text keeps headings, images and tables, and what the editor cannot keep is named beforehand', async () => {
  const description = [
    '<h1 style="text-align: center">产地</h1><p>图<img src="/images/logo.svg" alt="标志" width="24"></p>',
    '<table><tbody><tr><th>省</th><td colspan="2">浙江</td></tr></tbody></table>',
    '<details><summary>更多</summary><p>说明</p></details>',
  ].join('')
  const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'normal' }
  const { api } = journey.server()
  const { id } = dataOf(await api.post('/goods', { name: '图文并茂', description, ...rest }))
  const { page } = await journey.visit(`/good/${textOf(id)}`)
  await see(page, /编辑器不支持的内容（details、summary）/)
  const editor = page.locator('.tiptap')
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('好')
  await button(page, '保存').click()
  await see(page, '保存成功')
  const saved = textOf(dataOf(await api.get(`/goods/${textOf(id)}`))['description'])
  expect(saved).toContain('<h1 style="text-align: center')
  expect(saved).toMatch(/<img src="\/images\/logo.svg" alt="标志" width="24">/)
  expect(saved).toMatch(/<th><p>省<\/p><\/th><td colspan="2"><p>浙江<\/p><\/td>/)
  expect(saved).toContain('好')
})

describe('unsaved values of a form', () => {
  const offer = /填写但没有保存的内容/

  it('are offered to the same person after their session ended, without passwords [S4.01]', async () => {
    const server = journey.server()
    const token = await server.logIn()
    const { page, goTo, provoke } = await journey.visit('/user/create', { token })
    provoke('401 ')
    await input(page, '姓名').fill('写了一半')
    await page.getByLabel('密码', { exact: true }).fill('not for the browser')
    await fetch(`${server.origin}/api/v1/current/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    await button(page, '登录').waitFor()
    const kept = await page.evaluate(() => JSON.stringify(window.localStorage))
    expect([kept.includes('写了一半'), kept.includes('not for the browser')]).toEqual([true, false])
    const enter = async (as: string) => {
      await page.evaluate(
        (kept) => {
          for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value)
        },
        server.storageOf('zh-ch', as),
      )
      await page.reload()
    }
    await enter(await server.logIn())
    await see(page, offer)
    await button(page, '恢复').click()
    expect(await input(page, '姓名').inputValue()).toBe('写了一半')
    await see(page.getByRole('tab', { name: /新建用户/ }), '新建用户')
    await button(page, '取消').click()
    await button(page.getByRole('dialog'), '离开').click()
    await goTo('/user/create')
    await input(page, '姓名').waitFor()
    expect(await page.getByText(offer).count()).toBe(0)
  })

  it('are offered until they are restored, however often the role loses the page meanwhile', async () => {
    const server = journey.server()
    const held = { code: 'wavering', name: '摇摆', sequence: 1, status: 'enabled' }
    const codes = ['distribution', 'distribution.good', 'distribution.good.create']
    const menus = (await Promise.all(codes.map(menuCalled))).map((id) => ({ menu_id: id }))
    const role = textOf(dataOf(await server.api.post('/roles', { ...held, menus }))['id'])
    const password = 'nine tea leaves'
    const made = { username: 'wavering', name: '摇摆', password, status: 'activated' }
    dataOf(await server.api.post('/users', { ...made, roles: [{ role_id: role }] }))
    const { page } = await journey.visit('/good/create', { token: await server.logIn('wavering', password) })
    await input(page, '商品名称').fill('写了一半')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('写了一半')
    const loseAndRegain = async () => {
      dataOf(await server.api.put(`/roles/${role}`, { ...held, menus: menus.slice(0, 2) }))
      await seeHeading(page, '没有访问权限')
      dataOf(await server.api.put(`/roles/${role}`, { ...held, menus }))
      await see(page, offer)
    }
    await loseAndRegain()
    await loseAndRegain()
    await button(page, '恢复').click()
    expect(await input(page, '商品名称').inputValue()).toBe('写了一半')
  })

  it('can be saved although a property of theirs was renamed or removed meanwhile', async () => {
    const { page, goTo } = await journey.visit('/order')
    await seeHeading(page, '订单')
    await page.evaluate(() => {
      const { id: user } = JSON.parse(localStorage.getItem('fenxiao_user_info') ?? '{}')
      const now = { name: '改名之前', price: 10, title: '旧的属性' }
      const draft = { at: Date.now(), names: Object.keys(now), now, was: {} }
      localStorage.setItem('fenxiao_drafts', JSON.stringify([{ user, path: '/good/create', draft }]))
    })
    await goTo('/good/create')
    await button(page, '恢复').click()
    await button(page, '保存').click()
    await see(page, '保存成功')
  })

  it('stay while the server does not answer, as a banner says until it answers again [S8.02]', async () => {
    const { page, provoke } = await journey.visit('/distribution/create')
    provoke('net::ERR_CONNECTION_REFUSED')
    await input(page, '分销层级').fill('6')
    await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'))
    await input(page, '佣金比例').fill('0.5')
    await button(page, '保存').click()
    await see(page, '服务器暂时没有响应')
    await page.unroute('**/api/v1/**')
    await see(page, '服务器已恢复')
    expect(await input(page, '分销层级').inputValue()).toBe('6')
    await button(page, '保存').click()
    await see(page, '保存成功')
  })
})
