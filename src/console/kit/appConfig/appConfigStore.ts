import type { ConsoleStorage } from '../config/consoleStorage.ts'
import { consoleStorage } from '../config/consoleStorage.ts'
import { defaultConfig, readAppConfig } from './AppConfig.ts'
import type { AppConfig } from './AppConfig.ts'
import { parsedJson } from '../text/parsedJson.ts'

/** Holds the configuration, keeps it across reloads, and notifies subscribers of changes. */
export interface AppConfigStore {
  get: () => AppConfig
  set: (change: Partial<AppConfig>) => void
  reset: () => void
  subscribe: (onChange: () => void) => () => void
}

/** Creates a store that starts with the configuration in the storage. */
export function createAppConfigStore(
  storage: Pick<ConsoleStorage, 'get' | 'set' | 'remove'>,
): AppConfigStore {
  const listeners = new Set<() => void>()
  let current = readAppConfig(parsedJson(storage.get('config')))
  const change = (next: AppConfig) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set(wanted) {
      const next = readAppConfig({ ...current, ...wanted })
      storage.set('config', JSON.stringify(next))
      change(next)
    },
    reset() {
      storage.remove('config')
      change(defaultConfig)
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** The configuration of this browser tab. */
export const appConfig = createAppConfigStore(consoleStorage)
