import { useSyncExternalStore } from 'react'
import type { AppConfig } from './AppConfig.ts'
import { appConfig } from './appConfigStore.ts'

/** The configuration of the console; renders again on every change. */
export function useAppConfig(): AppConfig {
  return useSyncExternalStore(appConfig.subscribe, appConfig.get)
}

/** One setting of the configuration; renders again only when that setting changes. */
export function useSetting<Name extends keyof AppConfig>(name: Name): AppConfig[Name] {
  return useSyncExternalStore(appConfig.subscribe, () => appConfig.get()[name])
}
