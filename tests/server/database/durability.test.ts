import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleProgram } from './bundleProgram.ts'
import { startProgram } from './startProgram.ts'

const rounds = 10

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
  beforeAll(async () => {
    writer = await bundleProgram('writeUntilKilled')
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenxiao-kill-'))
  })
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it.each(['inserts', 'mixed'])(
    'has everything it acknowledged, whole, in ten rounds of %s',
    async (workload) => {
      let acknowledged = 0
      for (let round = 0; round < rounds; round++) {
        const program = startProgram(writer, [folder, workload])
        const found: Found = JSON.parse((await program.says('found')).slice('found '.length))
        expect(found.last).toBeGreaterThanOrEqual(acknowledged)
        expect(found).toMatchObject({
          damaged: 0,
          lines: found.last,
          counter: found.last,
          linesByIndex: found.last,
        })
        expect(found.steps).toBe(workload === 'mixed' ? Math.floor(found.last / 7) : 0)
        await wait(30 + Math.random() * 300)
        await program.kill('SIGKILL')
        acknowledged = Math.max(acknowledged, found.last, ...program.lines.slice(1).map(Number))
      }
      expect(acknowledged).toBeGreaterThan(rounds)
    },
    180_000,
  )

  it('opens although it was killed while it was being made', async () => {
    for (const delay of [300, 700, 1100]) {
      const program = startProgram(writer, [folder, 'inserts'])
      await wait(delay)
      await program.kill('SIGKILL')
    }
    const program = startProgram(writer, [folder, 'inserts'])
    await program.says('found')
    await program.says('1')
    await program.kill('SIGKILL')
  })
})
