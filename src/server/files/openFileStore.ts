import { join } from 'node:path'
import type { Config } from '../config/Config.ts'
import { diskStore } from './diskStore.ts'
import type { FileStore } from './FileStore.ts'

/** Opens the store in the settings; the library for buckets is loaded only for a bucket. */
export async function openFileStore({ dataFolder, files }: Config): Promise<FileStore> {
  if (!files.bucket) return diskStore(join(dataFolder, 'files'))
  const { bucketStore } = await import('./bucketStore.ts')
  return bucketStore(files.bucket)
}
