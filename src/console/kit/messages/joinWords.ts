import type { StringMap } from 'ra-core'
import { shownCatalogue } from './catalogue/pseudoLanguage.ts'
import type { LoadedMessages } from './catalogue/liveMessages.ts'

/** What saved schemas say differently, as the development server tells it before their files are written. */
export interface ToldWords {
  resources: StringMap
  menus: StringMap
}

/** The words of the page with those that it was told; what is gone stays until the files say so, since screens may still ask for it. */
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
