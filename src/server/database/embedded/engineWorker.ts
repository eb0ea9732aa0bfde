import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { closeMessage } from './engineMessages.ts'
import type { EngineReport, EngineStart } from './engineMessages.ts'
import { FolderCreation } from './FolderCreation.ts'
import { FsyncNodeFS } from './FsyncNodeFS.ts'
import { optimiseLater } from './optimiseLater.ts'

const linesKept = 40

// -F is fsync=off; fdatasync, the default, does nothing in this build.
const settings = [
  'wal_sync_method=fsync',
  // The engine uses this process's memory, and pages outside of these buffers are in the system's file cache.
  'shared_buffers=16MB',
  'max_wal_size=96MB',
  'min_wal_size=32MB',
  'TimeZone=UTC',
  'random_page_cost=1.1',
]
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

const port = parentPort
if (!port) throw new Error('engineWorker is started by startWorker only')

const report = (message: EngineReport): void => port.postMessage(message)
const lines: string[] = []

optimiseLater()
try {
  const start: EngineStart = workerData
  const database = await openFolder(start.folder)
  const server = new PGLiteSocketServer({ db: database, path: start.socketPath, maxConnections: 10 })
  await server.start()
  port.on('message', (message) => {
    if (message === closeMessage) void close(database, server)
  })
  report({ type: 'up' })
} catch (error) {
  report({ type: 'failed', reason: [String(error), ...lines].join('\n') })
}

async function openFolder(folder: string): Promise<PGlite> {
  // Left over by a killed process; the lock on the folder proves that no other process uses it.
  await rm(join(folder, 'postmaster.pid'), { force: true })
  const creation = new FolderCreation(folder)
  await creation.begin()
  const database = await PGlite.create({
    fs: new FsyncNodeFS(folder),
    startParams,
    extensions: { btree_gist, pg_trgm },
    // Without these lines every failure would only say "PGlite failed to initialize properly".
    onStderr: keepLine,
  })
  if (!creation.isCompleted) {
    await database.exec('CHECKPOINT')
    await creation.complete()
  }
  return database
}

function keepLine(line: string): boolean {
  lines.push(line)
  if (lines.length > linesKept) lines.shift()
  return false
}

async function close(database: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop()
  await database.close()
  report({ type: 'closed' })
  port?.close()
}
