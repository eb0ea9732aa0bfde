import type { Readable } from 'node:stream'

/** Where uploaded files are kept; names are the server's own. */
export interface FileStore {
  /** Keeps a file; it can be read again as soon as this is done. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** A file's contents, or undefined when there is none of that name. */
  get(name: string): Promise<StoredFile | undefined>
}

/** The contents of a file. */
export interface StoredFile {
  body: Readable
  size: number | undefined
}
