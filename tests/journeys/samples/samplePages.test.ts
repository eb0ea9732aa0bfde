import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { samplePages } from '#shared/samples/samplePages.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, input, see, seeHeading } from '../support/screen.ts'

const journey = openJourney()

/** Creates a user whose role opens only the tree of departments. */
async function hireStranger(): Promise<string> {
  const server = journey.server()
  const name = `stranger${Date.now()}`
  const menus = dataOf(
    await server.api.get<{ id: string; code: string }[]>('/menus?code=system.department'),
  ).filter(({ code }) => code === 'system.department')
  const role = { code: name, name, menus: menus.map(({ id }) => ({ menu_id: id })) }
  const role_id = idOf(dataOf(await server.api.post('/roles', role)))
  const password = 'a password of their own'
  await server.api.post('/users', { username: name, name, password, roles: [{ role_id }] })
  return server.logIn(name, password)
}

function tabsOf(page: Page): Promise<string[]> {
  return page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').allInnerTexts()
}

describe('the catalogue of sample pages', () => {
  it('is open to everyone who is logged in, and its pages are found by search [S1.06] [S6.02]', async () => {
    const { page } = await journey.visit('/home', { token: await hireStranger() })
    await seeHeading(page, '首页')
    const menu = page.getByRole('navigation', { name: '主导航' })
    await menu.getByRole('button', { name: '结果页' }).click()
    await menu.getByRole('link', { name: '成功页' }).click()
    await seeHeading(page, '成功页')
    for (const { name } of samplePages) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: '搜索页面和操作' }).fill(name.zh)
      await page.getByRole('option').filter({ hasText: name.zh }).first().waitFor()
      await page.keyboard.press('Escape')
    }
  })
})

describe('the home page', () => {
  it('greets by name and by the time of day, and links to the pages of the menu [S2.20]', async () => {
    const { page } = await journey.visit('/home')
    await seeHeading(page, '首页')
    await page
      .getByRole('heading', { level: 2, name: /^(?:早上好|上午好|中午好|下午好|晚上好)，系统管理员/u })
      .waitFor()
    await page.getByRole('tabpanel').getByRole('link', { name: /^商品/u }).first().click()
    await seeHeading(page, '商品')
  })
})

describe('result pages', () => {
  it('show success with its steps, and failure with a remedy [S2.24]', async () => {
    const { page, goTo } = await journey.visit('/samples/result/success')
    await see(page, '提交成功')
    await page.getByText('完成', { exact: true }).waitFor()
    await goTo('/samples/result/fail')
    await see(page, '提交失败')
    await page.getByRole('link', { name: '修改密码' }).click()
    await seeHeading(page, '个人设置')
  })
})

describe('exception pages', () => {
  it('show the product’s own screens for 403, 404 and 500, each with a way to the home page and back [S2.25]', async () => {
    const { page, goTo } = await journey.visit('/samples/result/success')
    const titles = { 403: '没有访问权限', 404: '页面不存在', 500: '页面出错了' }
    for (const [code, title] of Object.entries(titles)) {
      for (const [way, place] of [
        ['返回上一页', '成功页'],
        ['返回首页', '首页'],
      ] as const) {
        await goTo('/samples/result/success')
        await seeHeading(page, '成功页')
        await goTo(`/samples/exception/${code}`)
        await seeHeading(page, title)
        await see(page, code)
        await button(page.getByRole('tabpanel'), way).click()
        await seeHeading(page, place)
      }
    }
  })

  it('replace a page that throws an error, which can be tried again while the frame keeps working [S2.25]', async () => {
    const { page, provoke } = await journey.visit('/samples/exception/trigger')
    await seeHeading(page, '触发错误')
    for (const [trigger, message] of [
      ['显示时出错', '示例错误：页面在显示时出错'],
      ['加载时出错', '示例错误：页面在加载数据时出错'],
    ] as const) {
      provoke(`console error: Error: ${message}`)
      await button(page, trigger).click()
      await seeHeading(page, '页面出错了')
      await page.getByText('错误详情').click()
      await see(page, message)
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).waitFor()
      await button(page, '重试').click()
      await seeHeading(page, '触发错误')
    }
  })
})

describe('the sample page about tabs', () => {
  it('names, reloads, opens and closes tabs, and is warned of an empty title and an unknown tab [S2.29] [S4.07] [S5.08]', async () => {
    const { page } = await journey.visit('/samples/other/multi-tab')
    await seeHeading(page, '多标签页')
    const others = page.getByRole('region', { name: '其他标签' })
    await input(page, '新标题').fill('我的标签')
    await button(page, '设置标题').click()
    await expect.poll(() => tabsOf(page)).toEqual(['首页', '我的标签'])
    await input(page, '新标题').fill(' ')
    await button(page, '设置标题').click()
    await see(page, '标签标题不能为空')
    await input(page, '页面地址').fill('/samples/nowhere')
    await button(others, '关闭').click()
    await see(page, '标签不存在')
    await input(page, '备注').fill('会被清空')
    await button(page, '重新加载本页').click()
    await see(page, '重新加载 1 次')
    expect(await input(page, '备注').inputValue()).toBe('')
    await button(others, '打开').click()
    await seeHeading(page, '组件')
    await page.getByRole('tab', { name: '我的标签', exact: true }).click()
    await seeHeading(page, '多标签页')
    await input(page, '标签标题').fill('图库')
    await button(others, '命名').click()
    await expect.poll(() => tabsOf(page)).toEqual(['首页', '我的标签', '图库'])
    await button(others, '关闭').click()
    await expect.poll(() => tabsOf(page)).toEqual(['首页', '我的标签'])
    await button(page, '关闭本页').click()
    await seeHeading(page, '首页')
  })
})

describe('the other sample pages', () => {
  it('can fill the frame to its edges and preview a layout [S2.29]', async () => {
    const { page } = await journey.visit('/samples/other/custom-layout')
    await seeHeading(page, '自定义布局')
    const [frame, choice] = [page.getByRole('main'), page.getByRole('region', { name: '页面布局' })]
    const [outer, inner] = [await frame.boundingBox(), await choice.boundingBox()]
    expect([inner?.x, inner?.y]).toEqual([outer?.x, outer?.y])
    expect(inner?.height).toBeGreaterThanOrEqual(outer?.height ?? Infinity)
    await page.getByRole('button', { name: /^登录页布局/u }).click()
    await see(page, /左侧是品牌介绍/u)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('show badges that count, stop at 99 and hide at 0, and one in the menu [S2.29]', async () => {
    const { page } = await journey.visit('/samples/other/badge')
    await page.getByRole('img', { name: '5 条未读消息' }).waitFor()
    await button(page, '增加').click()
    await page.getByRole('img', { name: '6 条未读消息' }).getByText('6').waitFor()
    await see(page, '99+')
    await button(page, '显示或隐藏圆点').click()
    await page.getByRole('img', { name: '没有新消息' }).waitFor()
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: /^徽标/u })
      .getByText('3', { exact: true })
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('the sample forms', () => {
  it('check their input, keep drafts on the server, and show what was submitted [S2.21] [S5.12]', async () => {
    const { page, goTo, provoke } = await journey.visit('/samples/form/basic')
    provoke('409 PUT /current/sample-forms/basic')
    await seeHeading(page, '基础表单')
    await see(page, /^可以先保存草稿/u)
    await button(page, '提交').click()
    await see(page, '请输入用户名')
    await input(page, '用户名').fill('lindong')
    await input(page, '邮箱').fill('不是邮箱')
    await page.reload()
    await button(page, '恢复').click()
    expect(await input(page, '用户名').inputValue()).toBe('lindong')
    await button(page, '保存草稿').click()
    await see(page, /^草稿已于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 保存到服务器/u)
    expect(await accessibilityFaults(page)).toEqual([])

    // Another browser of the same person continues with the draft.
    const elsewhere = await journey.visit('/samples/form/basic')
    await expect.poll(() => input(elsewhere.page, '邮箱').inputValue()).toBe('不是邮箱')
    await button(elsewhere.page, '提交').click()
    await see(elsewhere.page, '请输入有效的邮箱地址')
    await input(elsewhere.page, '姓名').fill('林冬')
    await input(elsewhere.page, '邮箱').fill('lindong@example.com')
    await button(elsewhere.page, '提交').click()
    await seeHeading(elsewhere.page, '成功页')
    await see(elsewhere.page, 'lindong@example.com')
    expect(await accessibilityFaults(elsewhere.page)).toEqual([])

    // The first browser has not seen what was submitted there: both changes are merged.
    await input(page, '手机号').fill('13800001111')
    await button(page, '保存草稿').click()
    await see(page, '他人也修改了该记录，双方的修改已自动合并')
    await expect.poll(() => input(page, '邮箱').inputValue()).toBe('lindong@example.com')
    await button(page, '提交').click()
    await seeHeading(page, '成功页')
    await see(page, '13800001111')
    await page.getByRole('link', { name: '返回修改' }).click()
    await see(page, /^已于 .* 提交/u)
    expect(await input(page, '手机号').inputValue()).toBe('13800001111')

    await button(page, '清空').click()
    await button(page.getByRole('dialog'), '清空').click()
    await see(page, /^可以先保存草稿/u)
    expect(await input(page, '用户名').inputValue()).toBe('')
    await goTo('/samples/form/advanced')
    await goTo('/samples/form/basic')
    expect(await input(page, '用户名').inputValue()).toBe('')
  })

  it('report a draft that could not be loaded or saved, and can try again [S2.21]', async () => {
    const { page, provoke } = await journey.visit('/home')
    await seeHeading(page, '首页')
    const calls = /api\/v1\/current\/sample-forms\/step/u
    provoke('net::ERR_FAILED')
    await page.route(calls, (route) => route.abort())
    await page.evaluate(() => (location.hash = '#/samples/form/step'))
    await see(page, '草稿加载失败')
    await page.unroute(calls)
    await button(page, '重试').click()
    await input(page, '用户名').fill('lindong')
    await page.route(calls, (route) => route.abort())
    await button(page, '保存草稿').click()
    await see(page, /^保存失败/u)
    await page.unroute(calls)
    expect(await input(page, '用户名').inputValue()).toBe('lindong')
    await button(page, '保存草稿').click()
    await see(page, /^草稿已于/u)
    await button(page, '清空').click()
    await button(page.getByRole('dialog'), '清空').click()
    await see(page, /^可以先保存草稿/u)
  })

  it('lead through steps that are checked separately, with a summary at the end [S2.21]', async () => {
    const { page } = await journey.visit('/samples/form/step')
    await seeHeading(page, '分步表单')
    await button(page, '下一步').click()
    await see(page, '请输入用户名')
    await input(page, '用户名').fill('lindong')
    await input(page, '姓名').fill('林冬')
    await button(page, '下一步').click()
    await input(page, '手机号').fill('13800001111')
    await page.reload()
    await button(page, '恢复').click()
    await button(page, '下一步').click()
    expect(await input(page, '手机号').inputValue()).toBe('13800001111')
    await button(page, '上一步').click()
    expect(await input(page, '姓名').inputValue()).toBe('林冬')
    await button(page, '下一步').click()
    await button(page, '下一步').click()
    await see(page, '13800001111')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, '提交').click()
    await seeHeading(page, '成功页')
    await see(page, '林冬')
  })

  it('show and hide fields that depend on a choice [S2.21]', async () => {
    const { page } = await journey.visit('/samples/form/advanced')
    await seeHeading(page, '高级表单')
    await input(page, '访问路径').waitFor()
    await page.getByRole('radio', { name: '按钮' }).check()
    await input(page, '访问路径').waitFor({ state: 'detached' })
    await input(page, '编码').fill('1 不行')
    await button(page, '提交').click()
    await see(page, '请输入名称')
    await input(page, '编码').fill('demo.button')
    await input(page, '名称').fill('示例按钮')
    await button(page, '提交').click()
    await seeHeading(page, '成功页')
    await see(page, 'demo.button')
  })
})

describe('the sample lists', () => {
  it('search the server’s records and show them as articles, projects or applications [S2.22]', async () => {
    const { page } = await journey.visit('/samples/list/search')
    await seeHeading(page, '搜索列表')
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
    const found = page.getByRole('tabpanel', { name: '文章' }).getByRole('listitem')
    const name = await found.first().getByRole('link').innerText()
    await input(page, '关键字').fill(name)
    await button(page, '查询').click()
    await expect.poll(() => found.first().getByRole('link').innerText()).toBe(name)
    for (const kind of ['项目', '应用']) {
      await page.getByRole('tab', { name: kind, exact: true }).click()
      const panel = page.getByRole('tabpanel', { name: kind })
      await panel.getByRole('link', { name, exact: true }).first().waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await input(page, '关键字').fill('没有这样的记录')
    await button(page, '查询').click()
    await see(page, /没有符合条件的/u)
    await button(page, '重置').click()
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  })

  it('show the chosen records as lines, cards or a table, filtered by state and in pages [S2.22]', async () => {
    const { page, goTo } = await journey.visit('/samples/list/basic?of=order')
    await seeHeading(page, '基础列表')
    await button(page.getByRole('group', { name: '状态' }), '已退款').click()
    const lines = page.getByRole('tabpanel').getByRole('list').getByRole('listitem')
    await expect
      .poll(async () => new Set(await lines.locator('[data-color]').allInnerTexts()))
      .toEqual(new Set(['已退款']))
    await goTo('/samples/list/basic')
    await page.getByRole('combobox', { name: '数据来源' }).click()
    await page.getByRole('option', { name: '用户', exact: true }).click()
    const first = await lines.first().getByRole('link').innerText()
    await button(page, '下一页').click()
    await expect.poll(() => lines.first().getByRole('link').innerText()).not.toBe(first)
    await goTo('/samples/list/card')
    await seeHeading(page, '卡片列表')
    await page
      .getByRole('link', { name: /^查看 /u })
      .first()
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await goTo('/samples/list/table')
    await page.getByRole('row').nth(1).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('refuse a person who may read no records [S2.22]', async () => {
    const { page } = await journey.visit('/samples/list/basic', { token: await hireStranger() })
    await seeHeading(page, '没有访问权限')
  })

  it('report that the server does not answer, and can try again [S2.22]', async () => {
    const { page, provoke } = await journey.visit('/samples/list/basic?of=role')
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
    provoke('net::ERR_FAILED')
    await page.route(/api\/v1\/users\?/u, (route) => route.abort())
    await page.getByRole('combobox', { name: '数据来源' }).click()
    await page.getByRole('option', { name: '用户', exact: true }).click()
    await button(page, '重试').waitFor()
    await page.unroute(/api\/v1\/users\?/u)
    await button(page, '重试').click()
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  })
})

describe('the sample profiles', () => {
  it('show the current user: details, unset values and sessions [S2.23]', async () => {
    const { page, goTo } = await journey.visit('/samples/profile/basic')
    await seeHeading(page, '基础详情')
    await page.getByRole('definition').getByText('admin', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await goTo('/samples/profile/advanced')
    await seeHeading(page, '高级详情')
    await page.getByText('未设置').first().waitFor()
    await page.getByRole('tab', { name: '登录设备' }).click()
    await see(page, '当前设备')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
