import type { StringMap } from 'ra-core'
import { shownCatalogue } from './catalogue/pseudoLanguage.ts'
import type { LoadedMessages } from './catalogue/liveMessages.ts'

/** The changed words of saved schemas, which the development server sends before it writes their files. */
export interface ReceivedWords {
  resources: StringMap
  menus: StringMap
}

/**
 * Merges the page's messages with the words received; removed words stay until the files are written, because screens may still
 * need them.
 */
export function joinWords(
  { consoleMessages, muiLocale }: LoadedMessages,
  received: ReceivedWords,
): LoadedMessages {
  const { resources, menus } = shownCatalogue(received)
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

function joined(present: Words, received: Words): Words {
  if (typeof present !== 'object' || typeof received !== 'object') return received
  const entries = Object.entries(received).map(([key, value]) => [key, joined(present[key], value)])
  return { ...present, ...Object.fromEntries(entries) }
}
