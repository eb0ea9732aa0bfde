import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { addConsoleFiles } from '#server/plugins/consoleFiles.ts'
import { addErrors } from '#server/plugins/errors.ts'
import { addNotFound } from '#server/plugins/notFound.ts'

const script = `console.log("${'x'.repeat(2000)}")`

function builtConsole(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-console-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Admin</title>')
  writeFileSync(join(folder, 'assets', 'main-3f2a.js'), script)
  writeFileSync(join(folder, 'assets', 'main-3f2a.js.br'), brotliCompressSync(script))
  return folder
}

async function serverOf(folder: string) {
  const app = fastify()
  app.decorateRequest('user', null)
  addErrors(app)
  addNotFound(app)
  app.get('/api/v1/goods', () => 'goods')
  await addConsoleFiles(app, folder)
  afterAll(() => app.close())
  return app
}

describe('the console’s files', () => {
  it('start at / with a page that is revalidated each time', async () => {
    const app = await serverOf(builtConsole())
    const answer = await app.inject('/')
    expect(answer.body).toContain('<title>Admin</title>')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(answer.headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })

  it('are cached for ever if their name has a hash, and sent as the build compressed them', async () => {
    const app = await serverOf(builtConsole())
    const answer = await app.inject({
      url: '/assets/main-3f2a.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    })
    expect(answer.rawPayload.length).toBeLessThan(200)
    expect((await app.inject('/assets/main-3f2a.js')).body).toBe(script)
  })

  it('report their length when a part is requested that they do not have', async () => {
    const app = await serverOf(builtConsole())
    const partOf = (range: string) => app.inject({ url: '/assets/main-3f2a.js', headers: { range } })
    expect(await partOf('bytes=0-6')).toMatchObject({ statusCode: 206, body: 'console' })
    for (const range of ['bytes=-0', 'bytes=99999-']) {
      const answer = await partOf(range)
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${script.length}`])
      expect(answer.json()).toMatchObject({ error: { id: 'RANGE_NOT_SATISFIABLE' } })
    }
  })

  it('leave API calls alone, and expose nothing outside their folder', async () => {
    const app = await serverOf(builtConsole())
    expect((await app.inject('/api/v1/goods')).body).toBe('goods')
    for (const url of ['/api/v1/none', '/none.js', '/../package.json', '/..%2fpackage.json', '/assets/']) {
      const answer = await app.inject(url)
      expect([url, answer.json<{ error: { id: string } }>().error.id]).toEqual([url, 'ROUTE_NOT_FOUND'])
    }
    expect((await app.inject({ method: 'DELETE', url: '/api/v1/goods' })).statusCode).toBe(405)
  })

  it('that were never built are reported as missing, to people and to programs', async () => {
    const app = await serverOf(join(tmpdir(), 'fenxiao-no-such-folder'))
    const page = await app.inject({ url: '/', headers: { accept: 'text/html', 'accept-language': 'en' } })
    expect(page.body).toContain('npm run build')
    expect(page.headers['content-type']).toContain('text/html')
    expect((await app.inject('/')).json()).toMatchObject({ error: { id: 'CONSOLE_NOT_BUILT' } })
  })
})
