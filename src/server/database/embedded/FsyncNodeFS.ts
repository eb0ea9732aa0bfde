import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]
type EmscriptenModule = Parameters<NonNullable<EmscriptenOptions['preRun']>[number]>[0]

const inputOutputError = 29

/** Node's file system with a real fsync; without it a power cut loses what was committed, or the whole database. */
export class FsyncNodeFS extends NodeFS {
  override async init(database: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const initialised = await super.init(database, options)
    const { emscriptenOpts } = initialised
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), addFsync]
    return initialised
  }
}

function addFsync(module: EmscriptenModule): void {
  const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops')
  if (typeof operations !== 'object' || operations === null) {
    throw new TypeError('This version of PGlite has no NODEFS.stream_ops: nothing would be kept safely')
  }
  Reflect.set(operations, 'fsync', (stream: { nfd: number }) => {
    try {
      fsyncSync(stream.nfd)
      return 0
    } catch {
      throw new module.FS.ErrnoError(inputOutputError)
    }
  })
}
