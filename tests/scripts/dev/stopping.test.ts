import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { copySources } from '#scripts/bench/development/copySources.ts'
import { startSession } from '#scripts/bench/development/startSession.ts'

const minutes = 60_000

describe('a development server that is stopped', () => {
  vi.setConfig({ testTimeout: 4 * minutes, hookTimeout: minutes, expect: { poll: { timeout: 3 * minutes } } })
  let folder: string
  beforeAll(async () => {
    folder = await copySources()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('during its first start prints no error about interrupted work', async () => {
    const data = join(folder, 'first')
    const session = startSession(folder, { FENXIAO_DATA: data, FENXIAO_DEMO: 'true' })
    await session.address()
    await expect.poll(() => existsSync(join(data, 'development.json'))).toBe(true)
    const before = session.output()
    await session.stop()
    expect(session.output().slice(before.length)).not.toMatch(/DATABASE_UNAVAILABLE|Error|\n +at /u)
  })

  it('by killing its parent process leaves nothing behind', async () => {
    const start = `require('node:child_process').spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], { stdio: 'inherit' })`
    const parent = spawn(process.execPath, ['--eval', start], {
      cwd: folder,
      env: {
        ...process.env,
        FENXIAO_DATA: join(folder, 'data'),
        FENXIAO_DEMO: 'false',
        PORT: '0',
        VITE_PORT: '0',
        NO_COLOR: '1',
      },
    })
    onTestFinished(() => void parent.kill('SIGKILL'))
    let output = ''
    for (const stream of [parent.stdout, parent.stderr]) stream.on('data', (part) => (output += String(part)))
    const address = () => /Local: +(http:\S+)/u.exec(output)?.[1]
    await expect.poll(address).toBeDefined()
    const answers = () =>
      fetch(address() ?? '').then(
        () => true,
        () => false,
      )
    expect(await answers()).toBe(true)
    parent.kill('SIGKILL')
    // A remaining process would keep the pipes open.
    await once(parent, 'close')
    expect(await answers()).toBe(false)
  })
})
