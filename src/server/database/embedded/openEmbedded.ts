import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#shared/errors/AppError.ts'
import { createFolder } from '../../config/createFolder.ts'
import type { Database, DatabaseHealth } from '../Database.ts'
import { measureHealth } from '../measureHealth.ts'
import { pooledQueries } from '../pooledQueries.ts'
import { ReadTurns } from '../ReadTurns.ts'
import { WriteTurns } from '../WriteTurns.ts'
import { EmbeddedEngine } from './EmbeddedEngine.ts'
import { endWhenLost } from './endWhenLost.ts'
import { essentialQueries } from './essentialQueries.ts'
import { Housekeeping } from './housekeeping.ts'
import type { FolderLock } from './lock/FolderLock.ts'
import { lockFolder } from './lock/lockFolder.ts'
import { freeBytesOf, watchFreeSpace } from './watchFreeSpace.ts'

/** The major version of PostgreSQL inside the pinned PGlite, which opens no files of other versions. */
const engineMajor = '18'
const lookAtDiskMs = 2000
const megabyte = 1024 * 1024
const vacuumTableMs = 10 * 60_000
/** One read runs and the next follows without a pause: more of them would only delay those of other people. */
const readsOfUser = { ofTable: 2, inAll: 3 } as const
/** Only one transaction runs at a time, and every query of other people waits for all of it. */
const writesOfUser = 1

export interface EmbeddedOptions {
  folder: string
  statementTimeoutMs?: number | undefined
  minimumFreeBytes?: number | undefined
  essentialFreeBytes?: number | undefined
  freeBytes?: (() => Promise<number>) | undefined
}

/** Opens the embedded engine in a data folder, which is created when it does not exist. */
export async function openEmbedded({
  folder: path,
  statementTimeoutMs = 15_000,
  minimumFreeBytes = 200 * megabyte,
  essentialFreeBytes = 20 * megabyte,
  freeBytes,
}: EmbeddedOptions): Promise<Database> {
  const { folder, lock } = await takeFolder(path)
  const disk = {
    folder,
    minimumFreeBytes,
    essentialFreeBytes,
    freeBytes: freeBytes ?? (() => freeBytesOf(folder)),
  }
  try {
    await checkFolder(disk)
    const engine = await EmbeddedEngine.start({ folder, statementTimeoutMs }).catch((error: unknown) => {
      throw new AppError('DATABASE_UNREACHABLE', { reason: String(error), cause: error })
    })
    return databaseOf(engine, disk, lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Creates and locks the folder; an error in doing so names the setting of the folder. */
async function takeFolder(path: string): Promise<{ folder: string; lock: FolderLock }> {
  try {
    createFolder(path)
    const folder = await realpath(path)
    return { folder, lock: await lockFolder(folder) }
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new AppError('CONFIG_INVALID', { reason: `FENXIAO_DATA: ${cause.message}`, cause })
  }
}

interface Disk {
  folder: string
  minimumFreeBytes: number
  essentialFreeBytes: number
  freeBytes: () => Promise<number>
}

function databaseOf(engine: EmbeddedEngine, disk: Disk, lock: FolderLock): Database {
  const source = {
    connect: async () => {
      if (!lock.isFresh) await lock.confirm()
      return engine.connect()
    },
    failureOf: (error: unknown) => engine.failureOf(error),
  }
  endWhenLost(lock, engine)
  const queries = pooledQueries(source)
  const housekeeping = new Housekeeping(pooledQueries(source, { statementTimeoutMs: vacuumTableMs }))
  // No other session can hold a lock, because there is only one.
  const turns = new WriteTurns({ atOnce: Number.POSITIVE_INFINITY, ofUser: writesOfUser })
  let isNearlyFull = false
  let isFull = false
  const stopWatching = watchFreeSpace({
    freeBytes: disk.freeBytes,
    everyMs: lookAtDiskMs,
    onLook: (freeBytes) => {
      isNearlyFull = freeBytes < disk.minimumFreeBytes
      isFull = freeBytes < disk.essentialFreeBytes
      return engine.setReadOnly(isNearlyFull)
    },
  })
  return {
    kind: 'embedded',
    turns,
    reads: new ReadTurns({ ofTable: Number.POSITIVE_INFINITY, ofUser: readsOfUser }),
    ...queries,
    essential: essentialQueries(queries, () => isNearlyFull && !isFull),
    listen: (channel, onNotify, onResync) => engine.listen(channel, onNotify, onResync),
    health: async (): Promise<DatabaseHealth> => ({
      kind: 'embedded',
      ...(await measureHealth(queries, turns)),
      freeBytes: await disk.freeBytes(),
      reopened: engine.reopened,
    }),
    close: async () => {
      housekeeping.stop()
      stopWatching()
      await engine.close()
      await lock.release()
    },
  }
}

async function checkFolder({ folder, minimumFreeBytes, ...disk }: Disk): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version !== '' && version !== engineMajor) {
    throw new AppError('DATABASE_VERSION', {
      reason: `PostgreSQL ${version} in ${folder}, ${engineMajor} needed`,
    })
  }
  const freeBytes = await disk.freeBytes()
  if (freeBytes < minimumFreeBytes)
    throw new AppError('DISK_NEARLY_FULL', { folder, freeBytes, minimumFreeBytes })
}
