import type { Readable } from 'node:stream'

/** Where uploaded files are kept; names are the server's own. */
export interface FileStore {
  /** Keeps a file; it can be read again as soon as this is done. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /**
   * A file's contents, or the part that a Range header asks for; undefined when there is none of that name.
   * RANGE_NOT_SATISFIABLE when the file has no such part.
   */
  get(name: string, range?: string): Promise<StoredFile | undefined>
  /** Every file that uploads brought. */
  all(): AsyncIterable<FileFacts>
  /** Takes a file away; one that is gone already is no fault. */
  remove(name: string): Promise<void>
}

/** What is known of a file without reading it. */
export interface FileFacts {
  name: string
  /** In bytes. */
  size: number
  storedAt: Date
}

/** The contents of a file. */
export interface StoredFile {
  body: Readable
  /** Bytes of the whole file. */
  size: number | undefined
  /** What of it the body holds, unless that is all. */
  part?: FilePart | undefined
}

/** A part of a file by its first and its last byte. */
export interface FilePart {
  start: number
  end: number
}
