import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleProgram } from './bundleProgram.ts'
import { startProgram } from './startProgram.ts'
import type { RunningProgram } from './startProgram.ts'

const rounds = 5
const killAtFile = fileURLToPath(new URL('./programs/killAtFile.cjs', import.meta.url))

interface Found {
  lines: number
  last: number
  damaged: number
  counter: number
  linesByIndex: number
  steps: number
}

describe('the embedded database after kill -9', () => {
  let writer: string
  let folder: string
  let programs: RunningProgram[]
  beforeAll(async () => {
    writer = await bundleProgram('writeUntilKilled')
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenxiao-kill-'))
    programs = []
  })
  afterEach(async () => {
    await Promise.all(programs.map((program) => program.kill('SIGKILL')))
    await rm(folder, { recursive: true, force: true })
  })

  /** A killed engine leaves the files behind that it keeps outside its folder, so it gets a temporary folder, too. */
  const write = (workload: string, setup = 'true'): RunningProgram => {
    const own = `export TMPDIR='${folder}'; ${setup}`
    const program = startProgram(writer, [join(folder, 'data'), workload], own)
    programs.push(program)
    return program
  }

  it.each(['inserts', 'mixed'])(
    'has everything it acknowledged, undamaged, in five rounds of %s',
    async (workload) => {
      let acknowledged = 0
      for (let round = 0; round < rounds; round++) {
        const program = write(workload)
        const found: Found = JSON.parse((await program.says('found')).slice('found '.length))
        expect(found.last).toBeGreaterThanOrEqual(acknowledged)
        expect(found).toMatchObject({
          damaged: 0,
          lines: found.last,
          counter: found.last,
          linesByIndex: found.last,
        })
        expect(found.steps).toBe(workload === 'mixed' ? Math.floor(found.last / 7) : 0)
        await program.says(String(found.last + 1))
        await wait(Math.random() * 300)
        await program.kill('SIGKILL')
        acknowledged = Math.max(acknowledged, found.last, ...program.lines.slice(1).map(Number))
      }
      expect(acknowledged).toBeGreaterThanOrEqual(rounds)
    },
    300_000,
  )

  it.each(['base/1/PG_VERSION', 'PG_VERSION', 'postgresql.conf', 'pg_hba.conf', 'fenxiao.completed'])(
    'opens empty and takes writes if it was killed while it was being created, at its file %s',
    async (file) => {
      const killed = write('inserts', `export NODE_OPTIONS='--require ${killAtFile}' KILL_AT='data/${file}'`)
      expect(await killed.ended).toBe('SIGKILL')
      expect(existsSync(join(folder, 'data', file))).toBe(true)
      const program = write('inserts')
      const found: Found = JSON.parse((await program.says('found')).slice('found '.length))
      expect(found).toEqual({ lines: 0, last: 0, damaged: 0, counter: 0, linesByIndex: 0, steps: 0 })
      await program.says('1')
      await program.kill('SIGKILL')
    },
    120_000,
  )
})
