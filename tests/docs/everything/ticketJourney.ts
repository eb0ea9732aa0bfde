import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '#tests/journeys/support/accessibility.ts'
import { button, input, see, seeHeading, seeNothingOf } from '#tests/journeys/support/screen.ts'

// everything.test.ts runs this in a copy of the project with the example as an entity.
const journey = openJourney({}, 'embedded')

const words = {
  'zh-ch': {
    create: '新建工单',
    details: '工单详情',
    subject: '标题',
    save: '保存',
    saved: '保存成功',
    one: '共 1 条',
    none: '还没有工单',
    own: '仅限您本人的',
    department: '仅限本部门及下级的',
    missing: '不在您的数据范围内',
    matrix: '矩阵',
    span: '时间范围',
    all: '全部工单',
    byState: '按状态',
    seeAll: '查看全部数据',
    seeDepartment: '查看本部门及下级的数据',
  },
  'en-us': {
    create: 'New ticket',
    details: 'Ticket details',
    subject: 'Subject',
    save: 'Save',
    saved: 'Save successfully',
    one: '1 in total',
    none: 'No tickets yet',
    own: 'your own only',
    department: 'of your department only',
    missing: 'it may belong to others',
    matrix: 'Matrix',
    span: 'Period',
    all: 'All tickets',
    byState: 'By status',
    seeAll: 'See all records',
    seeDepartment: 'See records of the department',
  },
} as const

describe('the example whose records belong to people, in a browser', () => {
  for (const language of ['zh-ch', 'en-us'] as const) {
    const say = words[language]
    const subject = `Ticket ${language}`
    const buttons = ['ticket.create', 'ticket.edit', 'dashboard.tickets']

    it(`shows each person what belongs to them, and more by their role (${language})`, async () => {
      const code = `support-${language}`
      const roleId = await makeRole(code, buttons)
      const department = { code: language, name: language, sequence: 1, status: 'enabled' }
      const departmentId = idOf(dataOf(await journey.server().api.post('/departments', department)))
      const [ann, ben] = [await tokenFor('ann'), await tokenFor('ben')]

      const own = await journey.visit('/ticket/create', { language, token: ann })
      await seeHeading(own.page, say.create)
      await input(own.page, say.subject).fill(subject)
      await button(own.page, say.save).click()
      await see(own.page, say.saved)
      await own.goTo('/ticket')
      await see(own.page, say.one)
      await see(own.page, say.own)
      expect(await accessibilityFaults(own.page, { within: 'main' })).toEqual([])

      await own.goTo('/dashboard/tickets')
      for (const title of [say.all, say.byState]) {
        const panel = own.page.getByRole('region', { name: title, exact: true })
        await panel.getByText(say.own).waitFor()
        await panel
          .getByText(/^1(?:\D|$)/u)
          .first()
          .waitFor()
      }
      // No panel depends on a time span.
      expect(await own.page.getByRole('group', { name: say.span }).count()).toBe(0)
      expect(await accessibilityFaults(own.page, { within: 'main' })).toEqual([])

      const other = await journey.visit('/ticket', { language, token: ben, viewport: phone })
      await see(other.page, say.none)
      await see(other.page, say.own)
      expect(await accessibilityFaults(other.page, { within: 'main' })).toEqual([])
      const [ticket = {}] = dataOf(
        await journey.server().api.get<JsonObject[]>(`/tickets?subject=${subject}`),
      )
      other.provoke('404 GET /tickets')
      await other.goTo(`/ticket/${idOf(ticket)}/show`)
      await see(other.page, say.missing)

      await setRole(roleId, { code, codes: [...buttons, 'ticket.seeDepartment'] })
      await other.goTo('/ticket')
      await other.page.reload()
      await see(other.page, subject)
      await see(other.page, say.department)

      const role = await journey.visit(`/role/${roleId}`, { language })
      await button(role.page, say.matrix).click()
      await role.page.getByRole('checkbox', { name: new RegExp(say.seeDepartment) }).waitFor()
      await role.page.getByRole('checkbox', { name: new RegExp(say.seeAll) }).check()
      await button(role.page, say.save).click()
      await see(role.page, say.saved)
      await other.page.reload()
      await see(other.page, subject)
      await seeNothingOf(other.page, say.department)

      async function tokenFor(name: string): Promise<string> {
        const { api, database, config } = journey.server()
        const username = `${name}-${language}`
        const user = {
          username,
          name: username,
          password: 'a password of their own',
          status: 'activated',
          department_id: departmentId,
          roles: [{ role_id: roleId }],
        }
        const userId = idOf(dataOf(await api.post('/users', user)))
        const start = { userId, remember: false, address: '127.0.0.1', agent: 'test' }
        return (await beginSession(database, start, config.session)).token
      }
    })
  }
})

const phone = { width: 375, height: 800 }

async function makeRole(code: string, codes: readonly string[]): Promise<string> {
  return idOf(dataOf(await journey.server().api.post('/roles', await roleOf(code, codes))))
}

async function setRole(
  id: string,
  { code, codes }: { code: string; codes: readonly string[] },
): Promise<void> {
  dataOf(await journey.server().api.put(`/roles/${id}`, await roleOf(code, codes)))
}

async function roleOf(code: string, codes: readonly string[]): Promise<JsonObject> {
  const menus = await journey
    .server()
    .database.rows<{ menu_id: string }>(
      sql`SELECT id AS menu_id FROM "menu" WHERE code = ANY(${[...codes]}::text[])`,
    )
  return { code, name: code, sequence: 1, status: 'enabled', menus }
}
