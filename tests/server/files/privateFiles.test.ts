import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findOrphans } from '#server/files/findOrphans.ts'
import { openFileStore } from '#server/files/openFileStore.ts'
import { sql } from '#server/database/sql.ts'
import { fileRoutes } from '#server/routes/files.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { testConfig } from '#tests/support/testServer.ts'

const named = (en: string) => ({ 'x-label': { zh: en, en } })
const file = { type: 'string', maxLength: 400, 'x-widget': 'file' }
const files = { type: 'array', items: { type: 'string', maxLength: 400 }, 'x-widget': 'files' }

const lease = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': {
    path: '/leases',
    label: { zh: 'Lease', en: 'Lease' },
    softDelete: true,
    actions: ['create', 'edit', 'delete', 'import'],
  },
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 2000, ...named('Title') },
    contract: { ...file, 'x-private': true, ...named('Contract') },
    papers: { ...files, 'x-private': true, ...named('Papers') },
    photo: { ...file, ...named('Photo') },
    body: { type: 'string', 'x-widget': 'richText', ...named('Body') },
    facts: { type: 'object', additionalProperties: { type: 'string' }, ...named('Facts') },
    receipts: { type: 'array', 'x-children': { entity: 'receipt' }, ...named('Receipts') },
  },
}
const receipt = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/receipts', label: { zh: 'Receipt', en: 'Receipt' } },
  required: ['lease_id'],
  properties: {
    lease_id: {
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'lease', onDelete: 'cascade' },
      ...named('Lease'),
    },
    proof: { ...file, 'x-private': true, ...named('Proof') },
  },
}
const office = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/office', kind: 'single', label: { zh: 'Office', en: 'Office' } },
  properties: { deed: { ...file, 'x-private': true, ...named('Deed') } },
}

const user = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/users', label: { zh: 'User', en: 'User' } },
  properties: { name: { type: 'string', ...named('Name') } },
}
const letter = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/letters', ownedBy: ['writer_id'], label: { zh: 'Letter', en: 'Letter' } },
  properties: {
    paper: { ...file, 'x-private': true, ...named('Paper') },
    writer_id: {
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'user', onDelete: 'clear' },
      'x-default': { currentUser: true },
      ...named('Writer'),
    },
  },
}

const people = {
  ann: '0197b0a0-0000-7000-8000-00000000000a',
  ben: '0197b0a0-0000-7000-8000-00000000000b',
} as const
type Person = keyof typeof people

eachDatabase('private files', (databases) => {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-private-'))
  const config = testConfig(folder)
  let project: ServedProject
  let crud: Crud
  let caller: Person = 'ann'
  let closed: readonly string[] = []
  const held = new Set<string>()
  const may = (code: string) => !code.startsWith('letter.see') || held.has(code)
  beforeAll(async () => {
    project = await servedProject({ lease, receipt, office, user, letter })
    const current = () => ({ id: people[caller], username: caller, name: caller })
    const served = await project.serve(databases, may, current)
    const { app, database, catalog, routes } = served
    for (const [name, id] of Object.entries(people))
      await database.run(sql`INSERT INTO "user" (id, name) VALUES (${id}, ${name})`)
    const mayCall = async (_request: unknown, { url }: { url: string }) => !closed.includes(url)
    await app.register(fileRoutes, {
      requireLasting: () => Promise.resolve(),
      prefix: '/api/v1',
      config,
      database,
      catalog,
      routes,
      mayCall,
      may: async (_request, code) => may(code),
    })
    crud = served
  })
  afterAll(() => {
    project.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const as = async <T>(person: Person, work: () => Promise<T>): Promise<T> => {
    const before = caller
    caller = person
    try {
      return await work()
    } finally {
      caller = before
    }
  }
  const upload = (query = '?private=true'): Promise<LightMyRequestResponse> => {
    const form = new FormData()
    form.set('file', new File(['for few'], '合同.txt'))
    return sendForm(form, query)
  }
  const sendForm = async (form: FormData, query: string): Promise<LightMyRequestResponse> => {
    const request = new Response(form)
    return crud.app.inject({
      method: 'POST',
      url: `/api/v1/files${query}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const uploaded = async (query?: string): Promise<string> =>
    (await upload(query)).json<{ data: { url: string } }>().data.url
  const make = (values: JsonObject) => crud.make('/leases', { title: 'A lease', ...values })
  const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    crud.app.inject({ method, url, headers })
  const statusOf = async (url: string, method?: 'GET' | 'HEAD') => (await read(url, {}, method)).statusCode
  const at = (url: string, record: JsonObject, entity = 'lease') =>
    `${url}?entity=${entity}&id=${idOf(record)}`
  const refusalOf = async (method: 'POST' | 'PUT', url: string, body: JsonObject) => {
    const { status, error } = await crud.call(method, url, body)
    return [status, error['fields']]
  }

  it('can be downloaded under their own name by those who may see a record that holds them', async () => {
    const url = await uploaded()
    expect(url).toMatch(/^\/api\/v1\/files\/private\/[\w-]{22}~0197b0a000007000800000000000000a\.txt$/)
    const record = await make({ contract: `${url}?name=合同.txt&size=7&type=text/plain` })
    const answer = await as('ben', () => read(`${at(url, record)}&name=${encodeURIComponent('合同.txt')}`))
    expect([answer.statusCode, answer.payload]).toEqual([200, 'for few'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="__.txt"; filename*=UTF-8''%E5%90%88%E5%90%8C.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'text/plain',
    })
    const part = await as('ben', () => read(at(url, record), { range: 'bytes=4-' }))
    expect([part.statusCode, part.headers['content-range'], part.payload]).toEqual([
      206,
      'bytes 4-6/7',
      'few',
    ])
    expect(await as('ben', () => statusOf(at(url, record), 'HEAD'))).toBe(200)
  })

  it('can be downloaded only by their uploader before a record holds them', async () => {
    const url = await uploaded()
    expect(await statusOf(url)).toBe(200)
    expect(await as('ben', () => statusOf(url))).toBe(404)
  })

  it('have a small picture that is as private as they are', async () => {
    const form = new FormData()
    const dot = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
    for (const name of ['file', 'small']) form.set(name, new File([dot], `${name}.webp`))
    const answer = await sendForm(form, '?private=true')
    const { url } = answer.json<{ data: { url: string } }>().data
    const record = await make({ contract: url })
    await as('ben', async () => {
      expect(await statusOf(`${url}?small=true`)).toBe(404)
      const small = await read(`${at(url, record)}&small=true`)
      expect([small.statusCode, small.headers['cache-control']]).toEqual([200, 'private, no-store'])
      for (const place of ['private/', ''])
        expect(await statusOf(url.replace('private/', place).replace('.webp', '.small.webp'))).toBe(404)
    })
  })

  it('are found in lists of files, rows of a document and single records, too', async () => {
    const [paper, proof, deed] = [await uploaded(), await uploaded(), await uploaded()]
    const record = await make({ papers: [`${paper}?name=a.txt`], receipts: [{ proof }] })
    const [row] = (await crud.call('GET', '/receipts')).records
    const { record: single } = await crud.call('PUT', '/office', { deed })
    await as('ben', async () => {
      expect(await statusOf(at(paper, record))).toBe(200)
      expect(await statusOf(at(proof, row ?? {}, 'receipt'))).toBe(200)
      expect(await statusOf(at(proof, record))).toBe(404)
      expect(await statusOf(at(deed, single, 'office'))).toBe(200)
    })
  })

  it('are hidden from those to whom the record does not belong, unless they may see all', async () => {
    const paper = await uploaded()
    const record = await crud.make('/letters', { paper })
    await as('ben', async () => {
      expect(await statusOf(at(paper, record, 'letter'))).toBe(404)
      held.add('letter.seeAll')
      expect(await statusOf(at(paper, record, 'letter'))).toBe(200)
    })
    held.clear()
  })

  it('are hidden from everybody else, whatever address is tried', async () => {
    const url = await uploaded()
    const name = url.split('/').at(-1) ?? ''
    const record = await make({ contract: url, title: url.replace('private/', '') })
    const other = await make({ contract: await uploaded() })
    const removed = await make({ contract: url })
    await crud.call('DELETE', `/leases/${idOf(removed)}`)
    const emptied = await make({ contract: url })
    const told = { title: 'emptied', contract: null, body: `<a href="${url}">a</a>` }
    expect((await crud.call('PUT', `/leases/${idOf(emptied)}`, told)).status).toBe(200)
    const id = idOf(record)
    const addresses = [
      url,
      `${url}?name=a.txt`,
      at(url, other),
      at(url, removed),
      at(url, emptied),
      at(url, record, 'receipt'),
      at(url, record, 'office'),
      at(url, record, 'user'),
      at(url, record, '__proto__'),
      `${url}?entity=lease&id=${id}'`,
      `${url}?entity=lease`,
      `${url}?id=${id}`,
      url.replace('private/', ''),
      `/api/v1/files/private%2F${name}`,
      `/api/v1/files/private%2f${encodeURIComponent(name)}`,
      `/api/v1/files/..%2Ffiles%2F${name}`,
      `/api/v1/files/private/..%2F${name}?entity=lease&id=${id}`,
      `/api/v1/files/private/.%2F${name}?entity=lease&id=${id}`,
      `/api/v1/files/private/${name}/?entity=lease&id=${id}`,
      `/api/v1/files/private/${name}%20?entity=lease&id=${id}`,
      `/api/v1/files/PRIVATE/${name}?entity=lease&id=${id}`,
      `/api/v1/files/private/${name.toUpperCase()}?entity=lease&id=${id}`,
      `/api/v1/files/private/${name.replace('00a.txt', '00b.txt')}?entity=lease&id=${id}`,
    ]
    await as('ben', async () => {
      for (const address of addresses)
        for (const method of ['GET', 'HEAD'] as const)
          expect([address, await statusOf(address, method)]).toEqual([address, 404])
      for (const twice of [`entity=lease&id=${id}&id=${id}`, `entity=lease&entity=lease&id=${id}`])
        expect(await statusOf(`${url}?${twice}`)).toBe(400)
      const range = { range: 'bytes=0-1', 'if-none-match': `"${name}"`, 'if-range': `"${name}"` }
      expect((await read(url, range)).statusCode).toBe(404)
      // The same name in percent encoding.
      const encoded = url.replace('~', '%7E')
      expect([await statusOf(encoded), await statusOf(at(encoded, record))]).toEqual([404, 200])
      closed = ['/api/v1/leases/:id']
      expect(await statusOf(at(url, record))).toBe(200)
      closed = ['/api/v1/leases/:id', '/api/v1/leases']
      expect(await statusOf(at(url, record))).toBe(404)
      closed = []
    })
  })

  it('can be put into a record only by their uploader', async () => {
    const url = await uploaded()
    const record = await make({ contract: url, papers: [url] })
    const place = `/leases/${idOf(record)}`
    await as('ben', async () => {
      const fault = (path: string) => [400, [{ path, code: 'fileOfAnother' }]]
      const mine = await make({ contract: await uploaded() })
      const own = `/leases/${idOf(mine)}`
      expect(await refusalOf('POST', '/leases', { title: 'b', contract: url })).toEqual(fault('/contract'))
      expect(await refusalOf('POST', '/leases', { title: 'b', contract: `${url}?name=x.txt` })).toEqual(
        fault('/contract'),
      )
      expect(await refusalOf('PUT', own, { title: 'b', papers: [await uploaded(), url] })).toEqual(
        fault('/papers/1'),
      )
      expect(await refusalOf('PUT', own, { title: 'b', receipts: [{ proof: url }] })).toEqual(
        fault('/receipts/0/proof'),
      )
      const office = await refusalOf('PUT', '/office', { deed: url })
      expect(office).toEqual(fault('/deed'))
      const many = `/leases?filter=${JSON.stringify({ id: [idOf(mine)] })}`
      expect(await refusalOf('PUT', encodeURI(many), { contract: url })).toEqual(fault('/contract'))
      // Files of the record may stay, move within it, and get another display name.
      const kept = { title: 'kept', contract: `${url}?name=new.txt`, papers: [url, await uploaded()] }
      expect((await crud.call('PUT', place, kept)).status).toBe(200)
    })
  })

  it('can be imported only by their uploader', async () => {
    const url = await uploaded()
    const rows = async (text: string) => {
      const answer = await crud.app.inject({
        method: 'POST',
        url: '/api/v1/leases/import',
        headers: { 'content-type': 'text/csv' },
        payload: `Title,Contract\n${text}\n`,
      })
      return answer.json<{ data: { refused: number; faults: unknown } }>().data
    }
    expect(await as('ben', () => rows(`x,${url}`))).toMatchObject({
      refused: 1,
      faults: [{ property: 'contract', code: 'fileOfAnother' }],
    })
    expect(await rows(`x,${url}`)).toMatchObject({ refused: 0 })
  })

  it('are refused in properties for public files, as public files are in private ones', async () => {
    const [hidden, open] = [await uploaded(), await uploaded('')]
    const refused = (values: JsonObject) => refusalOf('POST', '/leases', { title: 'a', ...values })
    const fault = (path: string, code: string) => [400, [{ path, code }]]
    expect(await refused({ contract: open })).toEqual(fault('/contract', 'fileIsPublic'))
    expect(await refused({ papers: [hidden, `${open}?name=a.txt`] })).toEqual(
      fault('/papers/1', 'fileIsPublic'),
    )
    const elsewhere = 'https://example.com/files/a.png'
    expect(await refused({ contract: elsewhere })).toEqual(fault('/contract', 'fileElsewhere'))
    expect(await refused({ papers: [hidden, '//example.com/a'] })).toEqual(
      fault('/papers/1', 'fileElsewhere'),
    )
    expect((await make({ photo: elsewhere }))['photo']).toBe(elsewhere)
    expect(await refused({ photo: hidden })).toEqual(fault('/photo', 'fileIsPrivate'))
    expect(await refused({ facts: { 'a/b': hidden } })).toEqual(fault('/facts/a~1b', 'fileIsPrivate'))
    expect((await make({ photo: open, contract: 'typed.txt' }))['photo']).toBe(open)
  })

  it('that no record holds are found, and can be removed', async () => {
    const [kept, lost] = [await uploaded(), await uploaded()]
    await make({ papers: [`${kept}?name=a.txt`] })
    const stored = (url: string) => url.split('/').at(-1) ?? ''
    const store = await openFileStore(config)
    const tables = [crud.catalog.tableOf('lease'), crud.catalog.tableOf('receipt')]
    const before = new Date(Date.now() + 60_000)
    const orphans = await findOrphans({ store, queries: crud.database, tables, before })
    const names = orphans.map(({ name }) => name)
    expect([names.includes(stored(kept)), names.includes(stored(lost))]).toEqual([false, true])
    await store.remove(stored(lost))
    expect(await readdir(join(folder, 'files'))).not.toContain(stored(lost))
    expect((await upload('?private=yes')).statusCode).toBe(400)
  })
})
