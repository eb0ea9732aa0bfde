import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'
import { serverThreads } from '#server/start/serverThreads.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Runs `npm start` without npm, on a new database. */
function start(folder = mkdtempSync(join(tmpdir(), 'fenxiao-start-'))) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['scripts/bootstrap.js', 'start', '--no-demo', '--no-samples'], {
    cwd: projectRoot,
    env: { PATH, HOME, PORT: '0', FENXIAO_DATA: folder },
  })
  afterAll(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const address = async () => {
    await vi.waitFor(() => expect(output).toMatch(/Listening on http/), { timeout: 200_000 })
    return /Listening on (http:\S+)/.exec(output)?.[1] ?? ''
  }
  return { child, folder, address, output: () => output }
}

/** Folders of the built files that start this thread. */
function startersOf(thread: string): string[] {
  const files = readdirSync(join(projectRoot, 'dist/server'), { recursive: true, encoding: 'utf8' })
  const starters = files
    .filter((file) => file.endsWith('.js') && file !== `${thread}.js`)
    .filter((file) => readFileSync(join(projectRoot, 'dist/server', file), 'utf8').includes(`"${thread}"`))
  return [...new Set(starters.map((file) => dirname(join('dist/server', file))))]
}

it.runIf(process.platform === 'linux')(
  'npm start serves from the process that built, without a child process, and stops cleanly on SIGTERM',
  async () => {
    const { child, folder, address } = start()
    const answer = await fetch(`${await address()}/api/v1/health`)
    expect(answer.status).toBe(200)
    for (const name of Object.keys(serverThreads)) expect(startersOf(name)).toEqual(['dist/server'])
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    expect(children).toBe('')
    const second = start(folder)
    expect(await once(second.child, 'close')).toEqual([1, null])
    expect(second.output(), 'nothing is generated or built, and the error is clear').toMatch(
      /^fenxiao: .* is in use by process \d+ /,
    )
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  },
)
