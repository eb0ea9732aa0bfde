import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildServer } from '#scripts/prove/process/buildServer.ts'
import { copyEmbeddedTemplate } from '#tests/support/copyEmbeddedTemplate.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startServerProcess } from '#tests/support/serverProcess.ts'
import { startedTemplate, testConfig } from '#tests/support/testServer.ts'

async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-process-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  await copyEmbeddedTemplate(join(folder, 'database'))
  return folder
}

const failure = /^fenxiao: \S.* \| \S.* \[(\w+)\]$/m

/** Sends the first half of a request, runs `happen`, and then sends the second half. */
async function answerAcross(address: string, happen: () => void): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const head = 'POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2'
  socket.write(`${head}\r\n\r\n{`)
  await new Promise((resolve) => setTimeout(resolve, 500))
  happen()
  await new Promise((resolve) => setTimeout(resolve, 500))
  socket.write('}')
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}

describe('the server process', () => {
  it('prints the first password only once, keeps it in a private file, and shuts down gracefully', async () => {
    const folder = await dataFolder()
    const first = await startServerProcess({ FENXIAO_DATA: folder })
    const address = await first.address()
    const password = /username admin, password (\S+) /.exec(first.output())?.[1]
    expect(password).toMatch(/^[\w-]{16}$/)
    expect(statSync(join(folder, 'admin-password.txt')).mode & 0o777).toBe(0o600)
    expect((await fetch(`${address}/api/v1/health`)).status).toBe(200)
    const answer = await answerAcross(address, () => first.signal('SIGTERM'))
    expect(answer).toMatch(/^HTTP\/1\.1 400[^]*INPUT_INVALID/)
    expect(await first.exitCode()).toBe(0)

    const second = await startServerProcess({ FENXIAO_DATA: folder })
    await second.address()
    expect(second.output()).not.toContain('password')
    expect(existsSync(join(folder, 'admin-password.txt'))).toBe(true)
    const third = await startServerProcess({ FENXIAO_DATA: folder })
    expect(await third.exitCode()).toBe(1)
    expect(failure.exec(third.output())?.[1]).toBe('DATABASE_IN_USE')
    second.signal('SIGINT')
    expect(await second.exitCode()).toBe(0)
  })

  it('removes the sockets of a killed server from the temporary folder, and nothing else there', async () => {
    const folder = await dataFolder()
    const TMPDIR = mkdtempSync(join(tmpdir(), 'fx'))
    afterAll(() => rmSync(TMPDIR, { recursive: true, force: true }))
    const start = async () => {
      const server = await startServerProcess({ FENXIAO_DATA: folder, TMPDIR })
      await server.address()
      return server
    }
    const killed = await start()
    killed.signal('SIGKILL')
    await killed.exitCode()
    const left = readdirSync(TMPDIR)
    expect(left).toHaveLength(2)
    const foreign = join(TMPDIR, 'fx-other-')
    mkdtempSync(foreign)
    const next = await start()
    expect(readdirSync(TMPDIR).filter((name) => left.includes(name))).toEqual([])
    next.signal('SIGTERM')
    expect(await next.exitCode()).toBe(0)
    expect(readdirSync(TMPDIR)).toEqual([expect.stringMatching(/^fx-other-/)])
    expect(existsSync(join(folder, 'control-socket.txt'))).toBe(false)
  })

  describe('whose output nobody reads any more', () => {
    const databases = testDatabases('postgres')
    const unread = async (environment: Record<string, string> = {}) => {
      const server = spawn(process.execPath, [await buildServer()], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: '0',
          FENXIAO_DEMO: 'off',
          FENXIAO_DATA: await dataFolder(),
          ...environment,
        },
      })
      afterAll(() => server.kill('SIGKILL'))
      const ended = once(server, 'exit')
      let output = ''
      server.stdout.on('data', (chunk) => (output += String(chunk)))
      // All lines that it prints without any calls; their order is not fixed.
      await expect.poll(() => output).toMatch(/Server listening/u)
      await expect.poll(() => output).toMatch(/Listening on http:\S+\n/u)
      server.stdout.destroy()
      server.stderr.destroy()
      const address = /Listening on (http:\S+)/u.exec(output)?.[1] ?? ''
      return { address, ended, end: () => server.kill('SIGTERM') }
    }

    it('shuts down gracefully', async () => {
      const { address, ended, end } = await unread()
      const asked = answerAcross(address, end)
      expect(await Promise.race([asked, ended])).toMatch(/^HTTP\/1\.1 400[^]*INPUT_INVALID/)
      expect(await ended).toEqual([0, null])
    })

    it('shuts down even if the first unread lines are its last ones', async () => {
      // Its output is closed before it prints the next lines.
      const key = '07'.repeat(32)
      const config = testConfig('/nowhere', { FENXIAO_SECRET_KEY: key })
      const { url = '' } = await databases.place(await startedTemplate(config))
      const { ended, end } = await unread({ DATABASE_URL: url, FENXIAO_SECRET_KEY: key })
      end()
      expect(await ended).toEqual([0, null])
    })
  })

  it('exits with the reason once another host has taken its folder, and leaves the folder to that host', async () => {
    const folder = await dataFolder()
    const server = await startServerProcess({ FENXIAO_DATA: folder })
    await server.address()
    const owner = join(folder, 'database', 'fenxiao.owner')
    const other = 'other\ntwo\nother-host\n7\nheartbeat\n'
    writeFileSync(owner, other)
    expect(await server.exitCode()).toBe(1)
    expect(failure.exec(server.output())?.[1]).toBe('DATABASE_LOST')
    expect(server.output()).toContain('process 7 on host other-host')
    expect(readFileSync(owner, 'utf8')).toBe(other)
  })

  it('warns about a default password that all new users share', async () => {
    const shared = { FENXIAO_DEFAULT_PASSWORD: 'tea for all of them' }
    const server = await startServerProcess({ FENXIAO_DATA: await dataFolder(), ...shared })
    await server.address()
    server.signal('SIGTERM')
    expect(await server.exitCode()).toBe(0)
    expect(server.output()).toContain('FENXIAO_DEFAULT_PASSWORD is set')
    expect(server.output()).not.toContain(shared.FENXIAO_DEFAULT_PASSWORD)
  })

  it('exits with the number of a port that is taken, after it has printed the first password and closed the database', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    afterAll(() => other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const folder = await dataFolder()
    const server = await startServerProcess({ FENXIAO_DATA: folder, PORT: port })
    expect(await server.exitCode()).toBe(1)
    expect(failure.exec(server.output())?.[1]).toBe('PORT_TAKEN')
    expect(server.output()).toContain(port)
    expect(server.output()).toMatch(/username admin, password [\w-]{16} /)
    // The lock's record is removed after the engine is closed; a process that just ends leaves it behind.
    expect(existsSync(join(folder, 'database', 'fenxiao.lock'))).toBe(true)
    expect(existsSync(join(folder, 'database', 'fenxiao.owner'))).toBe(false)
  })

  it.each([
    ['CONFIG_INVALID', { PORT: 'eighty' }],
    ['CONFIG_INVALID', { FENXIAO_DATA: '/proc/fenxiao' }],
    ['CONFIG_INVALID', { FENXIAO_DATA: '/proc/fenxiao', FENXIAO_SECRET_KEY: '0'.repeat(64) }],
    ['DATABASE_UNREACHABLE', { DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' }],
  ])('says in one line why it does not start: %s', async (code, environment) => {
    const server = await startServerProcess({ FENXIAO_DATA: await dataFolder(), ...environment })
    expect(await server.exitCode()).toBe(1)
    expect(server.output().trim().split('\n')).toHaveLength(1)
    expect(failure.exec(server.output())?.[1]).toBe(code)
    expect(server.output()).not.toContain('hidden')
  })
})
