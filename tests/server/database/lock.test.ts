import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '#server/database/embedded/lock/lockFolder.ts'
import type { LockOptions } from '#server/database/embedded/lock/lockFolder.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { startProgram } from './startProgram.ts'
import type { RunningProgram } from './startProgram.ts'

const inUse = { code: 'DATABASE_IN_USE' }
// At least the time for which a silent owner is watched, and the folder is free again within ten seconds.
const watched = { least: 6000, most: 10_000 }

// Like two containers: neither sees the other's processes or sockets, both have the folder.
const unshare = 'unshare --net --pid --fork --mount-proc --kill-child'
const hasNamespaces = spawnSync(`${unshare} true`, { shell: true }).status === 0

/** Another host, whose kernel locks are not ours, or this machine. */
type Place = 'host' | 'machine'
const argumentsOf = (place: Place, name: string): string[] => (place === 'host' ? [name] : [])
const optionsOf = (place: Place, name: string): LockOptions =>
  place === 'host' ? { machine: name, asksKernel: false } : {}

describe('the lock of a data folder', () => {
  let folder: string
  let programs: RunningProgram[]
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenxiao-lock-'))
    programs = []
  })
  afterEach(async () => {
    await Promise.all(programs.map((program) => program.kill('SIGKILL')))
    await rm(folder, { recursive: true, force: true })
  })

  const start = (name: string, args: readonly string[] = [], setup?: string): RunningProgram => {
    const program = startProgram(name, [folder, ...args], setup)
    programs.push(program)
    return program
  }

  const refuses = async (options: LockOptions = {}): Promise<void> => {
    await expect(lockFolder(folder, options)).rejects.toMatchObject(inUse)
  }

  const timeToLock = async (options: LockOptions): Promise<number> => {
    const startedAt = performance.now()
    const lock = await lockFolder(folder, options)
    const time = performance.now() - startedAt
    await lock.release()
    return time
  }

  it('is held by one of eight processes that start together, and is free as soon as that one is killed', async () => {
    const eight = Array.from({ length: 8 }, () => start('holdLock'))
    await Promise.all(eight.map((program) => Promise.race([program.says('locked'), program.says('refused')])))
    const holders = eight.filter(({ lines }) => lines.includes('locked'))
    expect(holders).toHaveLength(1)
    expect(eight.filter(({ lines }) => lines[0]?.startsWith('refused DATABASE_IN_USE'))).toHaveLength(7)
    await holders[0]?.kill('SIGKILL')
    expect(await timeToLock({})).toBeLessThan(watched.least)
  })

  it('is held by at most one of six hosts that find the folder of a killed host at the same time', async () => {
    const killed = start('holdLock', ['host-0'])
    await killed.says('locked')
    await killed.kill('SIGKILL')
    const hosts = Array.from({ length: 6 }, (_, index) => start('holdLock', [`host-${index + 1}`]))
    await Promise.all(hosts.map((program) => Promise.race([program.says('locked'), program.says('refused')])))
    expect(hosts.filter(({ lines }) => lines.includes('locked')).length).toBeLessThanOrEqual(1)
  })

  it('keeps out a second holder while the first is suspended and cannot answer', async () => {
    const program = start('holdLock')
    await program.says('locked')
    program.signal('SIGSTOP')
    await refuses()
  })

  it.each<[string, Place, Place]>([
    ['another host', 'host', 'host'],
    ['a host without locks of the kernel, when this one has them', 'host', 'machine'],
    ['this machine, when the other host has no locks of the kernel', 'machine', 'host'],
  ])('refuses a folder that is in use on %s, and says by which process', async (_, first, second) => {
    const program = start('holdLock', argumentsOf(first, 'one'))
    await program.says('locked')
    await expect(lockFolder(folder, optionsOf(second, 'two'))).rejects.toMatchObject({
      ...inUse,
      details: { folder, host: hostname(), pid: expect.stringMatching(/^\d+$/) },
    })
  })

  it('is taken over from a killed host after its folder was watched for some seconds', async () => {
    const program = start('holdLock', ['one'])
    await program.says('locked')
    await program.kill('SIGKILL')
    const time = await timeToLock({ machine: 'two', asksKernel: false })
    expect(time).toBeGreaterThan(watched.least)
    expect(time).toBeLessThan(watched.most)
  })

  it('is reported as lost to a suspended holder after another host has taken the folder', async () => {
    const program = start('holdLock', ['one'])
    await program.says('locked')
    program.signal('SIGSTOP')
    const lock = await lockFolder(folder, { machine: 'two', asksKernel: false })
    program.signal('SIGCONT')
    expect(await program.says('lost')).toBe('lost DATABASE_LOST')
    expect(lock.lost.aborted).toBe(false)
    await lock.release()
  })

  it('can be taken even if a crash has cut its record short', async () => {
    await writeFile(join(folder, 'fenxiao.owner'), 'half a rec')
    expect(await timeToLock({})).toBeLessThan(watched.most)
  })

  it('refuses a second holder in the same process, even by another path, until it is released', async () => {
    const lock = await lockFolder(folder)
    await refuses()
    const link = `${folder}-link`
    await symlink(folder, link, 'dir')
    await expect(lockFolder(link)).rejects.toMatchObject(inUse)
    await rm(link)
    await lock.release()
    expect(await timeToLock({})).toBeLessThan(watched.least)
  })

  it('allows two folders to be used at the same time', async () => {
    const other = await mkdtemp(join(tmpdir(), 'fenxiao-lock-'))
    const locks = await Promise.all([lockFolder(folder), lockFolder(other)])
    for (const path of [folder, other]) await expect(lockFolder(path)).rejects.toMatchObject(inUse)
    for (const lock of locks) await expect(lock.confirm()).resolves.toBeUndefined()
    for (const lock of locks) await lock.release()
    await rm(other, { recursive: true })
  })

  it('keeps two containers from writing into one folder, and loses nothing of what the first wrote', async () => {
    // Without namespaces, two processes test the same apart from the namespaces.
    const setup = hasNamespaces ? `set -- ${unshare} "$@"` : undefined
    const first = start('writeUntilKilled', [], setup)
    await first.says('1')
    const second = start('holdLock', [], setup)
    expect(await second.says('refused')).toContain(`DATABASE_IN_USE ${hostname()}`)
    const third = start('writeUntilKilled', [], setup)
    await expect(third.says('1')).rejects.toThrow('DATABASE_IN_USE')
    await first.says('50')
    await first.kill('SIGKILL')
    const written = Number(first.lines.at(-1))
    const database = await openDatabase({ folder })
    const row = await database.row<{ count: number }>(sql`SELECT count(*)::int AS count FROM line`)
    expect(row?.count).toBeGreaterThanOrEqual(written)
    await database.close()
    expect(await readFile(join(folder, 'fenxiao.owner'), 'utf8').catch(() => 'gone')).toBe('gone')
  })

  it('that cannot be written is reported with the name of the setting for the folder', async () => {
    const refusal = (reason: RegExp) => ({
      code: 'CONFIG_INVALID',
      details: { reason: expect.stringMatching(reason) },
    })
    await mkdir(join(folder, 'fenxiao.lock'))
    await expect(openDatabase({ folder })).rejects.toMatchObject(refusal(/^FENXIAO_DATA: EISDIR/u))
    await writeFile(join(folder, 'file'), '')
    const below = join(folder, 'file', 'database')
    await expect(openDatabase({ folder: below })).rejects.toMatchObject(refusal(/^FENXIAO_DATA: E\w+/u))
  })
})
