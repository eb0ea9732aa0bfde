import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import type { ConsoleStorage } from '../../kit/config/consoleStorage.ts'
import { parsedJson } from '../../kit/text/parsedJson.ts'
import type { Draft } from './Draft.ts'

/** The user and the form's address that a draft belongs to. */
export interface DraftPlace {
  user: string
  path: string
}

/** Keeps unsaved input in the browser, only for the user who typed it. */
export interface Drafts {
  find(place: DraftPlace): Draft | undefined
  keep(place: DraftPlace, draft: Draft): void
  drop(place: DraftPlace): void
  /** Whether a user has any draft, in any window. */
  has(user: string): boolean
  /** Deletes all drafts of a user. */
  dropAll(user: string): void
}

const keptForMs = 7 * 24 * 3600_000
const most = 20
const longest = 200_000

/** Drafts in a storage; old ones, and those beyond the limits, are deleted. */
export function createDrafts(storage: Pick<ConsoleStorage, 'get' | 'set' | 'remove'>): Drafts {
  const read = () => entriesIn(storage.get('drafts')).filter(({ draft }) => draft.at > Date.now() - keptForMs)
  const write = (entries: readonly Entry[]) => {
    if (entries.length === 0) return storage.remove('drafts')
    try {
      storage.set('drafts', JSON.stringify(entries))
    } catch {
      // The browser's storage is full: a draft is a convenience, and what is typed is still in the form.
    }
  }
  const others = (place: DraftPlace) => read().filter((entry) => !isAt(entry, place))
  return {
    find: (place) => read().find((entry) => isAt(entry, place))?.draft,
    keep: (place, draft) => write(fitting([{ ...place, draft }, ...others(place)])),
    drop(place) {
      if (read().some((entry) => isAt(entry, place))) write(others(place))
    },
    has: (user) => read().some((entry) => entry.user === user),
    dropAll: (user) => write(read().filter((entry) => entry.user !== user)),
  }
}

/** The drafts in this browser. */
export const drafts = createDrafts(consoleStorage)

interface Entry extends DraftPlace {
  draft: Draft
}

/** As many entries as the limits allow, from the first one on, the latest. */
function fitting(entries: readonly Entry[]): readonly Entry[] {
  let length = 0
  return entries.slice(0, most).filter((entry) => {
    const size = JSON.stringify(entry).length
    if (length + size > longest) return false
    length += size
    return true
  })
}

function isAt(entry: DraftPlace, { user, path }: DraftPlace): boolean {
  return entry.user === user && entry.path === path
}

function entriesIn(text: string | null): Entry[] {
  const kept = parsedJson(text)
  return Array.isArray(kept) ? kept.filter(isEntry) : []
}

function isEntry(value: unknown): value is Entry {
  return (
    isJsonObject(value) &&
    typeof value['user'] === 'string' &&
    typeof value['path'] === 'string' &&
    isDraft(value['draft'])
  )
}

function isDraft(value: unknown): boolean {
  if (!isJsonObject(value) || typeof value['at'] !== 'number') return false
  const { names, now, was } = value
  return (
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    isJsonObject(now) &&
    isJsonObject(was)
  )
}
