import type { Localization } from '@mui/material/locale'
import type { TranslationMessages } from 'ra-core'
import { createLive } from './live.ts'
import type { Live } from './live.ts'
import { shownCatalogue } from './pseudoLanguage.ts'

/** One language of the console. */
export interface LoadedMessages {
  consoleMessages: TranslationMessages
  muiLocale: Localization
}

const live = createLive<LoadedMessages | undefined>(undefined)

/** The words that took the place of those the page began with; undefined as long as none did. */
export const liveMessages: Live<LoadedMessages | undefined> = live

/** Lets the page say these words from now on; texts that are the same already are not drawn again. */
export function replaceMessages(next: LoadedMessages): void {
  const said = live.current()?.consoleMessages
  if (JSON.stringify(said) !== JSON.stringify(next.consoleMessages)) live.replace(next)
}

/** A language as this build shows it. */
export function shownMessages({ consoleMessages, muiLocale }: LoadedMessages): LoadedMessages {
  return { consoleMessages: shownCatalogue(consoleMessages), muiLocale: shownCatalogue(muiLocale) }
}
