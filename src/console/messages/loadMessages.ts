import type { TranslationMessages } from 'ra-core'
import type { Localization } from '@mui/material/locale'
import type { Language } from '#shared/contracts/Text.ts'
import { shownCatalogue } from './pseudoLanguage.ts'

/** One language of the console. */
export interface LoadedMessages {
  consoleMessages: TranslationMessages
  muiLocale: Localization
}

const loaders = {
  zh: () => import('./zh/consoleMessages.ts'),
  en: () => import('./en/consoleMessages.ts'),
} as const satisfies Record<Language, () => Promise<LoadedMessages>>

/** Loads the words of one language; the other's stay on the server. */
export async function loadMessages(language: Language): Promise<LoadedMessages> {
  const { consoleMessages, muiLocale } = await loaders[language]()
  return { consoleMessages: shownCatalogue(consoleMessages), muiLocale: shownCatalogue(muiLocale) }
}
