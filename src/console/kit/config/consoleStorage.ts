import { availableStorage } from './availableStorage.ts'
import { config } from './config.ts'

/**
 * The storage of each key: `config`, `tabs` and `weChatState` last as long as the browser tab, everything else until it is
 * removed; the user chooses for the token.
 */
const homeOfKey = {
  is_login: 'local',
  token: 'local',
  user_info: 'local',
  permission: 'local',
  recent: 'local',
  drafts: 'local',
  config: 'session',
  tabs: 'session',
  weChatState: 'session',
  lang: 'local',
  style: 'local',
} as const satisfies Record<string, 'local' | 'session'>

/** The keys that the console stores in the browser; each is prefixed with the namespace. */
export type StorageKey = keyof typeof homeOfKey

/** How long a key is stored: until it is removed (`local`), or until the browser tab is closed (`session`). */
export type StorageHome = 'local' | 'session'

/**
 * The keys that stay for the next person at this browser: they reveal nothing about the former one, except drafts, which are
 * shown only to their owner.
 */
const keysThatStay: readonly StorageKey[] = ['lang', 'style', 'drafts']

/** Reads and writes the console's own keys in the browser's storage. */
export interface ConsoleStorage {
  get(key: StorageKey): string | null
  /** Each key has a fixed storage, except for the token. */
  set(key: StorageKey, value: string, home?: StorageHome): void
  remove(key: StorageKey): void
  /** Removes everything about the person: all our keys except language, style and drafts. */
  forgetPerson(): void
  /** Removes only what this tab stores about the person. */
  forgetTab(): void
}

/** The key that react-admin's own store appends to `RaStore`; that store keeps chosen columns, list filters and the like. */
export const listStateKey = `.${config.storageNamespace}`

/** Creates a storage that prefixes every key with the namespace and puts each key into its own kind of storage. */
export function createConsoleStorage(
  storages: { local: Storage; session: Storage },
  namespace: string,
): ConsoleStorage {
  const nameOf = (key: StorageKey) => `${namespace}${key}`
  const homeOf = (key: StorageKey): Storage => {
    const isShortLived = key === 'token' && storages.session.getItem(nameOf(key)) !== null
    return storages[isShortLived ? 'session' : homeOfKey[key]]
  }
  const staying = new Set(keysThatStay.map(nameOf))
  const isOurs = (name: string) => name.startsWith(namespace) || name.startsWith(`RaStore.${namespace}`)
  const forgetIn = (storage: Storage) => {
    const personal = namesIn(storage).filter((name) => isOurs(name) && !staying.has(name))
    for (const name of personal) storage.removeItem(name)
  }
  return {
    get: (key) => homeOf(key).getItem(nameOf(key)),
    set: (key, value, home) => (home ? storages[home] : homeOf(key)).setItem(nameOf(key), value),
    remove: (key) => homeOf(key).removeItem(nameOf(key)),
    forgetPerson() {
      forgetIn(storages.local)
      forgetIn(storages.session)
    },
    forgetTab: () => forgetIn(storages.session),
  }
}

/** The storage of this browser. */
export const consoleStorage = createConsoleStorage(
  { local: availableStorage('localStorage'), session: availableStorage('sessionStorage') },
  config.storageNamespace,
)

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Whether a change made by another tab concerns this key; a null name means that everything was cleared. */
export function isKeyStored(key: StorageKey, name: string | null): boolean {
  return name === null || name === `${config.storageNamespace}${key}`
}
