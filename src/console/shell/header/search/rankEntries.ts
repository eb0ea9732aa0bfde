import type { FoundEntry, MatchRange, SearchEntry } from './SearchEntry.ts'

/** Finds a text in a name, by its characters, its pinyin or the initials of the pinyin. */
export type MatchName = (name: string, text: string) => MatchRange | false

const most = 12

/**
 * The entries that match a text, best first: names, then aliases, then groups. Among names or aliases, whole matches come first,
 * then beginnings; among equals, recent pages.
 */
export function rankEntries(
  entries: readonly SearchEntry[],
  text: string,
  { match, recent }: { match: MatchName; recent: readonly string[] },
): FoundEntry[] {
  const wanted = text.trim()
  if (wanted === '') return recentEntries(entries, recent)
  const found = entries.flatMap((entry, order) => {
    const hit = hitOf(entry, wanted, match)
    return hit ? [{ ...hit, order, recency: recencyOf(entry, recent) }] : []
  })
  found.sort((a, b) => a.score - b.score || a.recency - b.recency || a.order - b.order)
  return found.slice(0, most).map(({ found: each }) => each)
}

function recentEntries(entries: readonly SearchEntry[], recent: readonly string[]): FoundEntry[] {
  const pages = entries.filter(({ kind }) => kind === 'page')
  const known = recent.flatMap((id) => pages.filter((entry) => entry.id === id))
  const others = pages.filter(({ id }) => !recent.includes(id))
  return [...known, ...others].slice(0, Math.max(most, known.length)).map((entry) => ({ entry }))
}

function hitOf(entry: SearchEntry, text: string, match: MatchName) {
  const stem = stemOf(text)
  return hitFor(entry, text, match) ?? (stem && hitFor(entry, stem, matchLetters))
}

/** The stem that an English plural shares with its singular, because names have only one of the two forms. */
function stemOf(text: string): string | undefined {
  return /^([a-z ]*[a-z]{3})(?:ie|e)?s$/i.exec(text)?.[1]
}

/** Matches letters without pinyin, because a plural's ending could match its initials. */
function matchLetters(name: string, text: string): MatchRange | false {
  const at = name.toLowerCase().indexOf(text.toLowerCase())
  return at >= 0 && [at, at + text.length - 1]
}

function hitFor(entry: SearchEntry, text: string, match: MatchName) {
  const range = match(entry.name, text)
  if (range) return { found: { entry, range }, score: scoreOf(entry, entry.name, range) }
  for (const alias of entry.aliases) {
    const inAlias = match(alias, text)
    if (!inAlias) continue
    return {
      found: { entry, alias: { text: alias, range: inAlias } },
      score: 3 + scoreOf(entry, alias, inAlias),
    }
  }
  if (entry.groups.some((group) => match(group, text))) return { found: { entry }, score: 6 }
  return undefined
}

/** A page scores before the actions on it, because a user who types its name usually wants the page. */
function scoreOf({ kind }: SearchEntry, name: string, [first, last]: MatchRange): number {
  const place = first > 0 ? 2 : last < name.length - 1 ? 1 : 0
  return kind === 'page' ? place : place + 0.5
}

function recencyOf({ id }: SearchEntry, recent: readonly string[]): number {
  const at = recent.indexOf(id)
  return at < 0 ? recent.length : at
}
