import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createFolder } from '#server/config/createFolder.ts'
import { restoreMark } from '#server/config/restoreMark.ts'
import type { FolderLock } from '#server/database/embedded/lock/FolderLock.ts'
import { lockFolder } from '#server/database/embedded/lock/lockFolder.ts'
import { syncTree } from '#server/database/embedded/syncTree.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { checkBackup } from '#server/transfer/readBackup.ts'
import { restoreBackup } from '#server/transfer/restoreBackup.ts'
import type { RestoreResult } from '#server/transfer/restoreBackup.ts'
import { locationName, openLocation, locationOf } from '../migrate/openLocation.ts'
import type { DatabaseLocation } from '../migrate/openLocation.ts'

export interface RestoreCommand {
  file: string
  /** Whether existing data is moved aside, and kept there. */
  replace: boolean
  /** Whether the original stays in use elsewhere. */
  copy: boolean
}

/** The prefix of build folders. */
const prefix = 'restoring-'

/** Builds everything in a folder beside the existing data, compares it with the backup, and only then moves it into place. */
export async function restore(
  { file, replace, copy }: RestoreCommand,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const path = resolve(file)
  await checkBackup(path)
  const place = locationOf(environment)
  const dataFolder = dirname(place.folder)
  createFolder(dataFolder)
  const lock = place.url === undefined ? await lockExisting(place.folder, replace) : undefined
  await removeLeft(dataFolder)
  const building = await mkdtemp(join(dataFolder, prefix))
  const held = await lockFolder(building)
  try {
    const inPlace = () => putInPlace(dataFolder, building)
    const restored = await build(path, place, { building, copy, inPlace })
    lock?.lost.throwIfAborted()
    // Rows on a server are committed after the files are in place: if the restore ends earlier, the database is still
    // empty and is filled again.
    if (place.url === undefined) await syncTree(building).then(inPlace)
    say(restored, locationName(place))
  } finally {
    await lock?.release()
    await held.release()
    await rm(building, { recursive: true, force: true })
  }
}

/** Removes the build folders of aborted restores: their locks are free, and their contents were never in use. */
async function removeLeft(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(dataFolder, name)
    const lock = await lockFolder(folder).catch(() => undefined)
    if (!lock) continue
    await lock.release()
    await rm(folder, { recursive: true, force: true })
  }
}

async function lockExisting(folder: string, replace: boolean): Promise<FolderLock | undefined> {
  if (!(await exists(folder))) return undefined
  if (!replace)
    throw new Error(`${folder} holds a database: restore into another FENXIAO_DATA, or add --replace`)
  return lockFolder(folder)
}

interface Building extends Pick<RestoreCommand, 'copy'> {
  building: string
  /** Moves the built data into place. */
  inPlace: () => Promise<void>
}

async function build(
  file: string,
  place: DatabaseLocation,
  { building, copy, inPlace }: Building,
): Promise<RestoreResult> {
  const target = await openLocation({ ...place, folder: join(building, 'database') })
  const beforeCommit = place.url === undefined ? undefined : inPlace
  try {
    const how = { files: migrationFiles(), filesFolder: building, isCopy: copy, beforeCommit }
    return await restoreBackup(target, { file, ...how })
  } finally {
    await target.close()
  }
}

/** Renames existing data instead of deleting it. The mark keeps servers from starting on the folder in the meantime. */
async function putInPlace(dataFolder: string, building: string): Promise<void> {
  await writeFile(restoreMark(dataFolder), `${building}\n`, { mode: 0o600, flush: true })
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')
  for (const name of ['files', 'secret.key', 'database']) {
    if (!(await exists(join(building, name)))) continue
    const path = join(dataFolder, name)
    if (await exists(path)) await rename(path, `${path}.before-${moment}`)
    await rename(join(building, name), path)
  }
  await rm(restoreMark(dataFolder))
}

function say({ madeAt, version, tables, leftOut, files, disabled }: RestoreResult, where: string): void {
  for (const name of leftOut) console.log(`${name}: left out, for it is no table of Fenxiao`)
  for (const [name, { rows }] of tables) console.log(`${name}: ${rows} rows`)
  if (disabled > 0)
    console.log(`${disabled} webhooks were disabled: they would call the addresses of the original`)
  console.log(`${files.length} files. ${where} is what it was at ${madeAt}, with version ${version}.`)
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
