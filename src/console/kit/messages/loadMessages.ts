import type { Language } from '#shared/contracts/Text.ts'
import { shownMessages } from './catalogue/liveMessages.ts'
import type { LoadedMessages } from './catalogue/liveMessages.ts'

const loaders = {
  zh: () => import('./zh/consoleMessages.ts'),
  en: () => import('./en/consoleMessages.ts'),
} as const satisfies Record<Language, () => Promise<LoadedMessages>>

/** Loads the messages of one language only. */
export async function loadMessages(language: Language): Promise<LoadedMessages> {
  return shownMessages(await loaders[language]())
}
