import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/readConfig.ts'

describe('settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-config-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const read = (environment: Record<string, string> = {}, args: string[] = []) =>
    readConfig({ FENXIAO_DATA: folder, ...environment }, args)

  it('have defaults for everything, with the loopback address as the host', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: undefined,
      demo: true,
      trustProxy: [],
    })
  })

  it('create the secret key once, for its owner only, and no default password', () => {
    const first = read()
    const second = read()
    expect(first.secretKeys[0]).toHaveLength(32)
    expect(second.secretKeys[0].equals(first.secretKeys[0])).toBe(true)
    expect(second.defaultPassword).toBeUndefined()
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'secret.key'), 'utf8').length).toBeGreaterThan(10)
    expect(existsSync(join(folder, 'default-password.txt'))).toBe(false)
  })

  it('refuse a network that is not valid', () => {
    expect(() => read({ FRAME_NETWORKS: '10.0.0.0/8, intranet' })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ name: 'FRAME_NETWORKS' }) }),
    )
  })

  it('accept keys in hex and base64, with former keys after a comma', () => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const text = `${keys[0]?.toString('hex')},${keys[1]?.toString('base64')}`
    expect(read({ FENXIAO_SECRET_KEY: text }).secretKeys).toEqual(keys)
  })

  it('turn off demonstration data by a variable or an argument, and samples by an argument', () => {
    expect(read({ FENXIAO_DEMO: 'off' }).demo).toBe(false)
    expect(read({}, ['--no-demo']).demo).toBe(false)
    expect([read({}).samples, read({}, ['--no-samples']).samples]).toEqual([true, false])
  })

  it.each([
    ['PORT', '99999'],
    ['PORT', '80x'],
    ['DATABASE_URL', 'mysql://root:hidden@host/db'],
    ['FENXIAO_SECRET_KEY', 'short'],
    ['FENXIAO_ADMIN_PASSWORD', 'short'],
    ['FENXIAO_DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['WECHAT_API', 'api.weixin.qq.com'],
    ['BODY_LIMIT', '-1'],
  ])('are refused with the name of %s if it is not valid', (name, value) => {
    try {
      read({ [name]: value })
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({
        code: 'CONFIG_INVALID',
        details: { reason: expect.stringContaining(name) },
      })
      expect(JSON.stringify(error)).not.toContain('hidden')
    }
  })
})
