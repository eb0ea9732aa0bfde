import { parse } from 'bowser'
import type { Parser } from 'bowser'
import { deviceKinds } from '#shared/contracts/sessions/UserSession.ts'
import type { DeviceKind } from '#shared/contracts/sessions/UserSession.ts'

/** The browser and system of a device; null for unknown ones. */
export interface Device {
  browser: string | null
  system: string | null
  kind: DeviceKind
}

/** Reads a User-Agent header. */
export function deviceOf(agent: string): Device {
  // The parser throws on an empty text.
  if (agent.trim() === '') return { browser: null, system: null, kind: 'other' }
  const { browser, os, platform } = parse(agent)
  return {
    browser: named(browser.name, browser.version?.split('.')[0]),
    system: named(os.name, versionOf(os)),
    kind: deviceKinds.find((kind) => kind === platform.type) ?? 'other',
  }
}

/** The version of a system. Windows reports its kernel as NT 10.0, and Safari and Chrome report every macOS as 10.15.7. */
function versionOf({ name, version, versionName }: Parser.OSDetails): string | undefined {
  if (name === 'Windows') return versionName
  return name === 'macOS' ? undefined : version
}

function named(name: string | undefined, version: string | undefined): string | null {
  return name ? [name, version].filter(Boolean).join(' ') : null
}
