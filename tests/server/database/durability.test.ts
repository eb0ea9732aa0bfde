import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleProgram } from './bundleProgram.ts'
import { startProgram } from './startProgram.ts'
import type { RunningProgram } from './startProgram.ts'

const rounds = 5

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
  const write = (workload: string): RunningProgram => {
    const program = startProgram(writer, [join(folder, 'data'), workload], `export TMPDIR='${folder}'`)
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

  it('opens even if it was killed while it was being created', async () => {
    for (const delay of [300, 700, 1100]) {
      const program = write('inserts')
      await wait(delay)
      await program.kill('SIGKILL')
    }
    const program = write('inserts')
    await program.says('found')
    await program.says('1')
    await program.kill('SIGKILL')
  })
})
