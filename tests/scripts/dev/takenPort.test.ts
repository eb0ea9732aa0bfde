import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'

it('a development server whose port is taken says so in one line, and names the setting for another port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-port-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const session = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/session.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: port, FENXIAO_DATA: folder },
  })
  let output = ''
  for (const stream of [session.stdout, session.stderr]) stream.on('data', (part) => (output += String(part)))
  const [status] = await once(session, 'close')
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^fenxiao: .* \\| Port ${port} is taken; .* PORT \\[PORT_TAKEN\\]\\n$`, 'u'),
    ),
  ])
}, 120_000)
