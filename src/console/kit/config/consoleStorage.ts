import { availableStorage } from './availableStorage.ts'
import { config } from './config.ts'

/** `config` and `tabs` live as long as the browser's tab, everything else until it is removed; the token as its owner chose. */
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

/** What the console remembers in the browser; each key is stored under the namespace. */
export type StorageKey = keyof typeof homeOfKey

/** How long something is remembered: until it is removed, or until the browser's tab is closed. */
export type StorageHome = 'local' | 'session'

/** The next person at this browser keeps these: they say nothing about the one who left, but for drafts, which are shown to their owner alone. */
const keysThatStay: readonly StorageKey[] = ['lang', 'style', 'drafts']

/** Reads and writes the console's own keys in the browser's storage. */
export interface ConsoleStorage {
  get(key: StorageKey): string | null
  /** Where a key lives is fixed, but for the token. */
  set(key: StorageKey, value: string, home?: StorageHome): void
  remove(key: StorageKey): void
  /** Forgets the person: everything of ours but language, style and drafts. */
  forgetPerson(): void
  /** Forgets only what this tab keeps of the person for itself. */
  forgetTab(): void
}

/** What react-admin's own store puts behind its `RaStore`; it keeps columns chosen, list filters and the like. */
export const listStateKey = `.${config.storageNamespace}`

/** Puts the namespace before every key and each key into its storage. */
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

/** Whether a change that another tab made concerns this key; no name at all means that everything was cleared. */
export function isKeyStored(key: StorageKey, name: string | null): boolean {
  return name === null || name === `${config.storageNamespace}${key}`
}
