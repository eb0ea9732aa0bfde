import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '#server/database/embedded/lock.ts'
import { startProgram } from './startProgram.ts'

// Every strategy works on every system but Windows' own, which needs its pipes.
const platforms =
  process.platform === 'linux' ? (['linux', 'darwin'] as const) : ([process.platform] as const)

describe.each(platforms)('the lock of a data folder, the way of %s', (platform) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenxiao-lock-'))
  })
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it('has at most one holder of eight processes that start at once, and is free again when that one is killed', async () => {
    const programs = Array.from({ length: 8 }, () => startProgram('holdLock', [folder, platform]))
    try {
      await Promise.all(
        programs.map((program) => Promise.race([program.says('locked'), program.says('refused')])),
      )
      const winners = programs.filter(({ lines }) => lines.includes('locked'))
      const losers = programs.filter(({ lines }) => lines.includes('refused DATABASE_IN_USE'))
      expect(losers).toHaveLength(8 - winners.length)
      // With ports two that start at the same moment may refuse each other; the abstract socket always has a winner.
      expect(winners.length).toBeLessThanOrEqual(1)
      if (platform === 'linux') expect(winners).toHaveLength(1)
    } finally {
      await Promise.all(programs.map((program) => program.kill('SIGKILL')))
    }
    const unlock = await lockFolder(folder, platform)
    await unlock()
  }, 120_000)

  it('keeps out a second holder while the first is stopped and cannot answer', async () => {
    const program = startProgram('holdLock', [folder, platform])
    await program.says('locked')
    program.signal('SIGSTOP')
    await expect(lockFolder(folder, platform)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' })
    await program.kill('SIGKILL')
  })

  it('refuses a second holder in the same process, by another path too, until it is unlocked', async () => {
    const unlock = await lockFolder(folder, platform)
    const refusal = { code: 'DATABASE_IN_USE', details: { folder } }
    await expect(lockFolder(folder, platform)).rejects.toMatchObject(refusal)
    const link = `${folder}-link`
    await symlink(folder, link, 'dir')
    await expect(lockFolder(link, platform)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' })
    await rm(link)
    await unlock()
    await (
      await lockFolder(folder, platform)
    )()
  })

  it('lets two folders be used at once', async () => {
    const other = await mkdtemp(join(tmpdir(), 'fenxiao-lock-'))
    const unlocks = await Promise.all([lockFolder(folder, platform), lockFolder(other, platform)])
    for (const unlock of unlocks) await unlock()
    await rm(other, { recursive: true })
  })
})
