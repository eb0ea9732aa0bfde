import { consoleStorage } from '../../config/consoleStorage.ts'

const most = 8

/** Addresses of the pages opened last, the latest first. */
export function recentPages(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(consoleStorage.get('recent') ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** Remembers that a page was opened. */
export function rememberPage(path: string): void {
  const others = recentPages().filter((each) => each !== path)
  consoleStorage.set('recent', JSON.stringify([path, ...others].slice(0, most)))
}
