import { useSyncExternalStore } from 'react'
import type { AppConfig } from './AppConfig.ts'
import { appConfig } from './appConfigStore.ts'

/** How the console is configured; draws again with every change. */
export function useAppConfig(): AppConfig {
  return useSyncExternalStore(appConfig.subscribe, appConfig.get)
}

/** One setting; draws again only when that one changes. */
export function useSetting<Name extends keyof AppConfig>(name: Name): AppConfig[Name] {
  return useSyncExternalStore(appConfig.subscribe, () => appConfig.get()[name])
}
