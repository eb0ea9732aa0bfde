import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/database/newId.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { callers, filterBy, names, refusal } from './callers.ts'
import { schemas } from './schemas.ts'

eachDatabase('records that belong to people', (databases) => {
  let project: ServedProject
  let crud: Crud
  const { ids: people, may, caller, as, asServer } = callers()
  const leads: Record<string, string> = {}
  const department = 'lead.seeDepartment'
  const all = 'lead.seeAll'
  const get = (url: string) => crud.call('GET', url)
  const stored = async (name: string) => {
    asServer()
    return (await get(`/leads/${leads[name]}`)).record
  }

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases, may, caller)
    const make = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))
    const sales = await make('/departments', { name: 'Sales' })
    const north = await make('/departments', { name: 'North', parent_id: sales })
    const south = await make('/departments', { name: 'South', parent_id: sales })
    people['head'] = await make('/users', { name: 'head', department_id: sales })
    people['nina'] = await make('/users', { name: 'nina', department_id: north })
    people['nick'] = await make('/users', { name: 'nick', department_id: north })
    people['sam'] = await make('/users', { name: 'sam', department_id: south })
    people['loner'] = await make('/users', { name: 'loner' })
    const lead = async (name: string, body: JsonObject) => {
      leads[name] = await make('/leads', { name, stage: 'open', amount: 10, ...body })
    }
    await lead('of nina', { seller_id: people['nina'] })
    await lead('of nick', { seller_id: people['nick'] })
    await lead('of nick, with nina', { seller_id: people['nick'], helper_id: people['nina'] })
    await lead('of sam', { seller_id: people['sam'], amount: 500 })
    await lead('of head', { seller_id: people['head'] })
    await lead('of loner', { seller_id: people['loner'] })
    await lead('of nobody', { seller_id: null })
    for (const [name, id] of Object.entries(leads)) {
      await crud.make('/visits', { name: `visit ${name}`, lead_id: id })
      await crud.make('/remarks', { name: `remark ${name}`, lead_id: id })
    }
    await crud.make('/visits', { name: 'visit nowhere' })
  })
  beforeEach(() => as('nina'))
  afterAll(() => project.remove())

  const ofNina = ['of nick, with nina', 'of nina']
  const ofNorth = ['of nick', ...ofNina]

  describe('lists of them', () => {
    it('contain and count only those that belong to the person', async () => {
      const answer = await get('/leads')
      expect(names(answer)).toEqual(ofNina)
      expect(answer.headers['content-range']).toBe('lead 0-1/2')
    })

    it('contain those of the person’s department and all below it with the permission “seeDepartment”', async () => {
      as('nina', department)
      expect(names(await get('/leads'))).toEqual(ofNorth)
      as('head', department)
      expect(names(await get('/leads'))).toEqual(['of head', ...ofNorth, 'of sam'].toSorted())
      as('loner', department)
      expect(names(await get('/leads'))).toEqual(['of loner'])
    })

    it('contain all, even those of nobody, with the permission “seeAll”', async () => {
      as('loner', all)
      expect(names(await get('/leads'))).toEqual(Object.keys(leads).toSorted())
    })

    it('contain records that belong to a person through a record they refer to', async () => {
      expect(names(await get('/visits'))).toEqual(ofNina.map((name) => `visit ${name}`))
      as('loner', all)
      expect(names(await get('/visits'))).toContain('visit nowhere')
    })

    it('contain no others, whatever is searched for or filtered by', async () => {
      expect(names(await get('/leads?q=nick'))).toEqual(['of nick, with nina'])
      const ids = [leads['of nick'], leads['of nina']].flatMap((id) => id ?? [])
      expect(names(await get(`/leads?${filterBy({ id: ids })}`))).toEqual(['of nina'])
      expect(names(await get(`/leads?seller_id=${people['sam']}`))).toEqual([])
    })

    it('can be a tree with only the nodes that belong to the person', async () => {
      asServer()
      const top = idOf(await crud.make('/areas', { name: 'top' }))
      const own = await crud.make('/areas', { name: 'own', parent_id: top, keeper_id: people['nina'] ?? '' })
      as('nina')
      const { records } = await get('/areas/tree')
      expect(records).toMatchObject([{ id: idOf(own), name: 'own' }])
    })
  })

  describe('figures and exports of them', () => {
    it('have totals of only those that each person sees', async () => {
      const total = async () => (await get('/leads/figures?measures=count,sum(amount)')).record['whole']
      expect(await total()).toMatchObject({ count: 2, 'sum(amount)': 20 })
      as('sam')
      expect(await total()).toMatchObject({ count: 1, 'sum(amount)': 500 })
      as('nina', all)
      expect(await total()).toMatchObject({ count: 7, 'sum(amount)': 560 })
    })

    it('have only those in a file that the person sees', async () => {
      const { payload } = await crud.app.inject({ url: '/api/v1/leads/export?columns=name' })
      expect(payload.match(/of \w[\w, ]*/gu)?.toSorted()).toEqual(ofNina)
    })
  })

  describe('access to them by others', () => {
    it('is answered with “not found” when they are read, changed, moved or deleted by id', async () => {
      const url = `/leads/${leads['of sam']}`
      const gone = { status: 404, id: 'RECORD_NOT_FOUND' }
      expect(refusal(await get(url))).toMatchObject(gone)
      expect(refusal(await get(`${url}/history`))).toMatchObject(gone)
      const changed = { name: 'taken', stage: 'open', amount: 1 }
      expect(refusal(await crud.call('PUT', url, changed))).toMatchObject(gone)
      expect(refusal(await crud.call('POST', `${url}/win`))).toMatchObject(gone)
      expect(refusal(await crud.call('DELETE', url))).toMatchObject(gone)
      expect(await stored('of sam')).toMatchObject({ name: 'of sam', stage: 'open', version: 1 })
    })

    it('is denied, but they are counted as unseen if they prevent a deletion', async () => {
      asServer()
      const area = await crud.make('/areas', { name: 'seen', keeper_id: people['nina'] ?? null })
      const below = { name: 'unseen', parent_id: idOf(area), keeper_id: people['sam'] ?? null }
      const unseen = await crud.make('/areas', below)
      as('nina')
      expect((await crud.call('DELETE', `/areas/${idOf(area)}`)).error).toMatchObject({
        id: 'RECORD_IN_USE',
        facts: { uses: [{ entity: 'area', count: 1, unseen: 1 }] },
      })
      asServer()
      for (const id of [unseen, area].map(idOf))
        expect((await crud.call('DELETE', `/areas/${id}`)).status).toBe(200)
    })

    it('is answered with “not found” when several are changed, moved or deleted at once', async () => {
      const ids = [leads['of nina'], leads['of sam']].flatMap((id) => id ?? [])
      const those = filterBy({ id: ids })
      const gone = { status: 404, id: 'RECORD_NOT_FOUND' }
      expect(refusal(await crud.call('DELETE', `/leads?${those}`))).toMatchObject(gone)
      expect(refusal(await crud.call('PUT', `/leads?${those}`, { amount: 11 }))).toMatchObject(gone)
      expect(refusal(await crud.call('POST', `/leads/win?${those}`))).toMatchObject(gone)
      const partly = await crud.call('PUT', `/leads?${those}&partly=true`, { amount: 11 })
      expect(partly.record).toMatchObject({
        done: [leads['of nina']],
        refused: [{ id: leads['of sam'], code: 'RECORD_NOT_FOUND' }],
      })
      expect(await stored('of sam')).toMatchObject({ amount: 500, stage: 'open', version: 1 })
      expect(await stored('of nina')).toMatchObject({ amount: 11, stage: 'open', version: 2 })
      as('nina')
      await crud.call('PUT', `/leads/${leads['of nina']}`, { name: 'of nina', stage: 'open', amount: 10 })
    })

    it('in a bulk call reports the first missing record, whether it is out of reach or does not exist', async () => {
      asServer()
      const lead = async (name: string, seller: string) => {
        const body = { name, stage: 'open', amount: 1, seller_id: people[seller] ?? null }
        return idOf(await crud.make('/leads', body))
      }
      const won = await lead('won', 'nina')
      await crud.call('POST', `/leads/${won}/win`)
      const unseen = await lead('unseen', 'sam')
      as('nina')
      const [least, most] = ['0'.repeat(8), 'f'.repeat(8)].map((start) => unseen.replace(/^.{8}/u, start))
      const missing = async (...ids: (string | undefined)[]) => {
        const those = filterBy({ id: ids.flatMap((id) => id ?? []) })
        const answers = [
          await crud.call('DELETE', `/leads?${those}`),
          await crud.call('PUT', `/leads?${those}`, { stage: 'open' }),
          await crud.call('POST', `/leads/win?${those}`),
        ]
        return [...new Set(answers.map(({ error }) => JSON.stringify([error['id'], error['facts']])))]
      }
      const told = (id: string | undefined) => [JSON.stringify(['RECORD_NOT_FOUND', { id }])]
      expect(await missing(unseen, most)).toEqual(told(unseen))
      expect(await missing(unseen, least)).toEqual(told(least))
      for (const id of [unseen, most]) expect(await missing(won, id)).toEqual(told(id))
      asServer()
      for (const id of [won, unseen]) expect((await crud.call('DELETE', `/leads/${id}`)).status).toBe(200)
    })

    it('is refused when an imported file names them', async () => {
      const file = 'name,amount\nof sam,1\nof nina,10\n'
      const answer = await crud.app.inject({
        method: 'POST',
        url: '/api/v1/leads/import?key=name&partly=true',
        headers: { 'content-type': 'text/csv' },
        payload: file,
      })
      const report: Json = JSON.parse(answer.payload)
      expect(report).toMatchObject({ data: { made: 0, changed: 0, same: 1, refused: 1 } })
      expect(await stored('of sam')).toMatchObject({ amount: 500, version: 1 })
    })

    it('is prevented when other records are filtered by their properties, negated or not', async () => {
      const found = async (condition: string) => names(await get(`/remarks?${condition}`))
      expect(await found('lead_id.amount_gte=100')).toEqual([])
      const every = Object.keys(leads).map((name) => `remark ${name}`)
      expect(await found('lead_id.amount_ne=500')).toEqual(every.toSorted())
      expect(await found('lead_id.stage=open')).toEqual(ofNina.map((name) => `remark ${name}`))
      const either: JsonObject[] = [{ 'lead_id.amount_gte': 100 }, { 'lead_id.stage': 'open' }]
      expect(await found(filterBy({ $or: either }))).toEqual(ofNina.map((name) => `remark ${name}`))
      as('nina', all)
      expect(await found('lead_id.amount_gte=100')).toEqual(['remark of sam'])
      expect(await found('lead_id.amount_ne=500')).not.toContain('remark of sam')
    })

    it('is refused when other records are grouped by their properties', async () => {
      const url = '/remarks/figures?group=lead_id.stage'
      expect(refusal(await get(url))).toMatchObject({ status: 403, id: 'FORBIDDEN' })
      as('nina', all)
      expect((await get(url)).status).toBe(200)
    })

    it('is prevented in choices, but the name of a record that is asked for by id is answered', async () => {
      expect(names(await get('/leads/options'))).toEqual(ofNina)
      expect(names(await get('/leads/options?q=sam'))).toEqual([])
      const told = await get(`/leads/options?${filterBy({ id: [leads['of sam'] ?? ''] })}`)
      expect(names(told)).toEqual(['of sam'])
    })
  })

  describe('creating them or giving them away', () => {
    const lead = (name: string, more: JsonObject = {}) =>
      crud.call('POST', '/leads', { name, stage: 'open', amount: 1, ...more })
    const beyond = (...properties: string[]) => ({
      status: 400,
      id: 'INPUT_INVALID',
      fields: properties.map((name) => ({ path: `/${name}`, code: 'beyondReach' })),
    })

    it('makes the author their owner if no other is named', async () => {
      const { record } = await lead('new')
      expect(record).toMatchObject({ seller_id: people['nina'] })
      expect((await crud.call('DELETE', `/leads/${idOf(record)}`)).status).toBe(200)
    })

    it('is refused for people whose records the author may not see', async () => {
      const sam = { seller_id: people['sam'] ?? '' }
      expect(refusal(await lead('for sam', sam))).toMatchObject(beyond('seller_id', 'helper_id'))
      expect(refusal(await lead('for none', { seller_id: null }))).toMatchObject(
        beyond('seller_id', 'helper_id'),
      )
      as('nina', department)
      const { record } = await lead('for nick', { seller_id: people['nick'] ?? '' })
      await crud.call('DELETE', `/leads/${idOf(record)}`)
      as('nina', all)
      expect(names(await get('/leads?q=for'))).toEqual([])
    })

    it('is allowed only if the author still sees them afterwards', async () => {
      const change = (more: JsonObject) =>
        crud.call('PUT', `/leads/${leads['of nina']}`, {
          name: 'of nina',
          stage: 'open',
          amount: 10,
          ...more,
        })
      const [nina = '', nick = ''] = [people['nina'], people['nick']]
      expect(refusal(await change({ seller_id: nick }))).toMatchObject(beyond('seller_id'))
      expect((await change({ seller_id: nick, helper_id: nina })).status).toBe(200)
      expect((await change({ seller_id: nina, helper_id: null })).status).toBe(200)
    })

    it('is allowed only below records that the author may see', async () => {
      const visit = (lead: string) =>
        crud.call('POST', '/visits', { name: `new visit ${lead}`, lead_id: leads[lead] ?? newId() })
      expect(refusal(await visit('of sam'))).toMatchObject({ status: 400, id: 'INPUT_INVALID' })
      const { status, record } = await visit('of nina')
      expect(status).toBe(200)
      await crud.call('DELETE', `/visits/${idOf(record)}`)
    })

    it('includes their rows, which others can neither see nor change', async () => {
      const made = await crud.make('/offers', { name: 'own', lines: [{ name: 'first' }] })
      const [line] = (await get('/offers/lines')).records
      expect(line).toMatchObject({ name: 'first', offer_id: idOf(made) })
      const lines: JsonObject[] = [{ id: idOf(line ?? {}), name: 'changed' }, { name: 'second' }]
      const changed = { name: 'own', lines }
      expect((await crud.call('PUT', `/offers/${idOf(made)}`, changed)).status).toBe(200)
      as('sam')
      expect(names(await get('/offers/lines'))).toEqual([])
      expect((await crud.call('PUT', `/offers/${idOf(made)}`, changed)).status).toBe(404)
      expect((await get(`/offers/lines/${idOf(line ?? {})}`)).status).toBe(404)
      as('nina')
      expect(names(await get('/offers/lines'))).toEqual(['changed', 'second'])
    })
  })
})
