import { join } from 'node:path'
import type { Config } from '../config/Config.ts'
import { diskStore } from './diskStore.ts'
import type { FileStore } from './FileStore.ts'

/** The store that the settings name; the library of the bucket is loaded only for those who use one. */
export async function openFileStore({ dataFolder, files }: Config): Promise<FileStore> {
  if (!files.bucket) return diskStore(join(dataFolder, 'files'))
  const { bucketStore } = await import('./bucketStore.ts')
  return bucketStore(files.bucket)
}
