import type { Localization } from '@mui/material/locale'
import type { TranslationMessages } from 'ra-core'
import { createLive } from './live.ts'
import type { Live } from './live.ts'
import { shownCatalogue } from './pseudoLanguage.ts'

/** The messages of one language of the console. */
export interface LoadedMessages {
  consoleMessages: TranslationMessages
  muiLocale: Localization
}

const live = createLive<LoadedMessages | undefined>(undefined)

/** The messages that replaced those of the start; undefined until a replacement. */
export const liveMessages: Live<LoadedMessages | undefined> = live

/** Replaces the page's messages from now on; does nothing if the texts are equal. */
export function replaceMessages(next: LoadedMessages): void {
  const said = live.current()?.consoleMessages
  if (JSON.stringify(said) !== JSON.stringify(next.consoleMessages)) live.replace(next)
}

/** The messages of a language as this build shows them. */
export function shownMessages({ consoleMessages, muiLocale }: LoadedMessages): LoadedMessages {
  return { consoleMessages: shownCatalogue(consoleMessages), muiLocale: shownCatalogue(muiLocale) }
}
