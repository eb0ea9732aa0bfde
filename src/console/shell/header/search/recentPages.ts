import { whenIdle } from '../../../kit/browser/whenIdle.ts'
import { consoleStorage } from '../../../kit/config/consoleStorage.ts'
import { parsedJson } from '../../../kit/text/parsedJson.ts'
import { isLoggedIn } from '../../../session/api/session.ts'

const most = 8

/** Visits that are still to be written; writing them at once would delay the page. */
const unwritten: string[] = []

/** The addresses of the pages opened last, the latest first. */
export function recentPages(): readonly string[] {
  write()
  return storedPages()
}

/** Remembers a visit to a page. */
export function rememberPage(path: string): void {
  unwritten.push(path)
  whenIdle(write)
}

function write(): void {
  const visits = unwritten.splice(0).toReversed()
  // During a log-out, the console still goes to its first page; such a visit is not written.
  if (visits.length === 0 || !isLoggedIn()) return
  const pages = new Set([...visits, ...storedPages()])
  consoleStorage.set('recent', JSON.stringify([...pages].slice(0, most)))
}

function storedPages(): string[] {
  const kept = parsedJson(consoleStorage.get('recent'))
  return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
}
