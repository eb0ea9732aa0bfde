import type { StringMap } from 'ra-core'
import { shownCatalogue } from './catalogue/pseudoLanguage.ts'
import type { LoadedMessages } from './catalogue/liveMessages.ts'

/** The changed words of saved schemas, which the development server sends before it writes their files. */
export interface ToldWords {
  resources: StringMap
  menus: StringMap
}

/**
 * Merges the page's messages with the words received; removed words stay until the files are written, because screens may still
 * need them.
 */
export function joinWords({ consoleMessages, muiLocale }: LoadedMessages, told: ToldWords): LoadedMessages {
  const { resources, menus } = shownCatalogue(told)
  return {
    consoleMessages: {
      ...consoleMessages,
      resources: joined(consoleMessages['resources'], resources),
      menus: joined(consoleMessages['menus'], menus),
    },
    muiLocale,
  }
}

type Words = StringMap[string]

function joined(said: Words, told: Words): Words {
  if (typeof said !== 'object' || typeof told !== 'object') return told
  const entries = Object.entries(told).map(([key, value]) => [key, joined(said[key], value)])
  return { ...said, ...Object.fromEntries(entries) }
}
