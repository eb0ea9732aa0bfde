import { whenIdle } from '../../../kit/browser/whenIdle.ts'
import { consoleStorage } from '../../../kit/config/consoleStorage.ts'
import { isLoggedIn } from '../../../session/api/session.ts'

const most = 8

/** Visits that wait to be written, which would hold the page itself up. */
const unwritten: string[] = []

/** Addresses of the pages opened last, the latest first. */
export function recentPages(): readonly string[] {
  write()
  return written()
}

/** Remembers that a page was opened. */
export function rememberPage(path: string): void {
  unwritten.push(path)
  whenIdle(write)
}

function write(): void {
  const visits = unwritten.splice(0).toReversed()
  // While a user logs out, the console still goes to its first page.
  if (visits.length === 0 || !isLoggedIn()) return
  const pages = new Set([...visits, ...written()])
  consoleStorage.set('recent', JSON.stringify([...pages].slice(0, most)))
}

function written(): string[] {
  try {
    const kept: unknown = JSON.parse(consoleStorage.get('recent') ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}
