import type { Readable } from 'node:stream'

/** A store of uploaded files under names chosen by the server. */
export interface FileStore {
  /** Stores a file, which can be read as soon as this resolves. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /**
   * The contents of a file, or the part that a Range header asks for; undefined when no file has the name.
   * RANGE_NOT_SATISFIABLE when the file has no such part.
   */
  get(name: string, range?: string): Promise<StoredFile | undefined>
  /** All uploaded files. */
  all(): AsyncIterable<FileFacts>
  /** Removes a file; does nothing if it is already gone. */
  remove(name: string): Promise<void>
}

/** The facts about a file that are known without reading it. */
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
  /** The part of the file in the body; undefined for the whole file. */
  part?: FilePart | undefined
}

/** A part of a file by the positions of its first and last byte. */
export interface FilePart {
  start: number
  end: number
}
