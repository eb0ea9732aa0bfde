import { expect, it } from 'vitest'
import { createDataProvider } from '#console/session/api/dataProvider/createDataProvider.ts'
import type { HttpClient } from '#console/session/api/httpClient.ts'
import { namesOnly } from '#console/session/api/dataProvider/readOptions.ts'

const company = { entity: 'company', path: '/companies', display: 'name', fields: [] }
const member = knownBy('member', 'company')
const post = knownBy('post', 'member')
const egg = knownBy('egg', 'hen')
const hen = knownBy('hen', 'egg')

/** An entity whose records have no name of their own but that of another record. */
function knownBy(entity: string, other: string) {
  const field = { source: other, type: 'reference', sortable: true, reference: { entity: other } } as const
  return { entity, path: `/${entity}s`, display: other, fields: [field] }
}

const answers: Readonly<Record<string, object[]>> = {
  '/companies/options': [
    { id: 'c1', name: '华星科技' },
    { id: 'c2', name: '远山贸易' },
  ],
  '/members/options': [
    { id: 'm1', company: 'c1' },
    { id: 'm2', company: 'c2' },
    { id: 'm3', company: 'c1' },
    { id: 'm4', company: null },
  ],
  '/posts/options': [{ id: 'p1', member: 'm2' }],
  '/eggs/options': [{ id: 'e1', hen: 'h1' }],
  '/hens/options': [{ id: 'h1', egg: 'e1' }],
}

const asked: string[] = []
const http: HttpClient = async (url) => {
  asked.push(url)
  const json = answers[new URL(url, 'http://console').pathname]
  return { status: 200, headers: new Headers(), body: '', json }
}
const provider = createDataProvider(http, [company, member, post, egg, hen])

it('records that are named by a reference show the referenced name, as options and as references', async () => {
  const { data } = await provider.getOptions('member')
  expect(data.map((each) => each['company'])).toEqual(['华星科技', '远山贸易', '华星科技', undefined])
  const named = await provider.getMany('post', { ids: ['p1'], meta: namesOnly })
  expect(named.data).toEqual([{ id: 'p1', member: '远山贸易' }])
})

it('referenced names are requested once each, and not for records with names of their own', async () => {
  asked.length = 0
  await provider.getOptions('company')
  expect(asked).toHaveLength(1)
  await provider.getOptions('member')
  const ids = decodeURIComponent(asked.at(-1) ?? '')
  expect(asked).toHaveLength(3)
  expect(ids).toContain('{"id":["c1","c2"]}')
})

it('records that are named by each other do not cause endless requests', async () => {
  const { data } = await provider.getOptions('egg')
  expect(data.map(({ id }) => id)).toEqual(['e1'])
})
