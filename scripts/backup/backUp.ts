import { createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { once } from 'node:events'
import { checkBackup, readBackup } from '#server/transfer/readBackup.ts'
import { writeBackup } from '#server/transfer/writeBackup.ts'
import { databaseExists, openLocation, locationOf } from '../migrate/openLocation.ts'
import type { DatabaseLocation } from '../migrate/openLocation.ts'
import { openBackupStream } from './openBackupStream.ts'
import { withTemporary } from './withTemporary.ts'

export interface BackupCommand {
  file: string
  overwrite: boolean
  withKey: boolean
}

/** Writes a backup, reads it again to its end, and only then gives it its final name. */
export async function backUp(
  { file, overwrite, withKey }: BackupCommand,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const path = resolve(file)
  if ((await isFile(path)) && !overwrite)
    throw new Error(`${path} exists: name another file, or add --overwrite`)
  const place = locationOf(environment)
  if (!databaseExists(place)) throw new Error(`There is no database in ${place.folder}`)
  const key = join(dirname(place.folder), 'secret.key')
  if (withKey && !(await isFile(key)))
    throw new Error(`${key} does not exist: the key comes from FENXIAO_SECRET_KEY, which is yours to keep`)
  const part = `${path}.part`
  await withTemporary(part, async () => {
    await writeTo(part, place, withKey)
    await checkBackup(part)
    await rename(part, path)
  })
  await say(path, withKey)
}

async function writeTo(part: string, place: DatabaseLocation, withKey: boolean): Promise<void> {
  const gzip = createGzip({ level: 6 })
  const written = pipeline(gzip, createWriteStream(part, { mode: 0o600, flush: true }))
  await Promise.all([sendLines(gzip, place, withKey), written])
}

/** Gets the backup from the server that has the embedded database open; without one, this process opens the database. */
async function sendLines(gzip: Writable, place: DatabaseLocation, withKey: boolean): Promise<void> {
  const dataFolder = dirname(place.folder)
  const server = place.url === undefined ? await openBackupStream(dataFolder, withKey) : undefined
  if (server) return pipeline(server, gzip)
  const database = await openLocation(place)
  try {
    await writeBackup(database, { dataFolder, withKey }, async (text) => {
      if (!gzip.write(text)) await once(gzip, 'drain')
    })
    gzip.end()
  } catch (error) {
    gzip.destroy(error instanceof Error ? error : undefined)
    throw error
  } finally {
    await database.close()
  }
}

async function say(path: string, withKey: boolean): Promise<void> {
  const files = new Set<string>()
  for await (const line of Readable.from(readBackup(path))) {
    if (line.kind === 'table') console.log(`${line.table.name}: ${line.sum.rows} rows`)
    if (line.kind === 'file') files.add(line.name)
  }
  const { size } = await stat(path)
  const key = withKey ? 'with' : 'without'
  console.log(`${files.size} files. ${path} (${size} bytes, ${key} the key that opens stored secrets)`)
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
