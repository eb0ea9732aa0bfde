import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { covers } from '#shared/permissions/covers.ts'

/** One line of the table as typed. */
export interface CallLine {
  method: string
  path: string
}

/**
 * The result of matching a line with the server's routes: an empty line, guarded calls, only calls that need no menu, or none.
 */
export type Match =
  | { kind: 'empty' }
  | { kind: 'free' }
  | { kind: 'none' }
  /** The path exists under other methods. */
  | { kind: 'otherMethod'; methods: readonly string[] }
  | { kind: 'calls'; count: number; label: string | undefined }

/** Compares a line with the server's routes, as the server does. */
export function matchOf({ method, path }: CallLine, calls: readonly ApiCall[]): Match {
  if (path.trim() === '') return { kind: 'empty' }
  const samePath = calls.filter((call) => covers(path, call.path))
  const found = samePath.filter((call) => call.method === method)
  const guarded = found.filter((call) => call.is_guarded)
  if (guarded.length > 0) return { kind: 'calls', count: guarded.length, label: guarded[0]?.labels[0] }
  if (found.length > 0) return { kind: 'free' }
  if (samePath.length > 0) return { kind: 'otherMethod', methods: samePath.map((call) => call.method) }
  return { kind: 'none' }
}
