import type { Language } from '#shared/contracts/Text.ts'
import { currentLanguage } from '../config/language.ts'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import { loginMessages as english } from '../messages/en/login.ts'
import { loginMessages as chinese } from '../messages/zh/login.ts'
import { shownCatalogue } from '../messages/pseudoLanguage.ts'

const messagesOf: Readonly<Record<Language, LoginMessages>> = { zh: chinese, en: english }

/** The log-in page's words in the chosen language; a change of language loads the page anew. */
export const loginMessages = shownCatalogue(messagesOf[currentLanguage()])
