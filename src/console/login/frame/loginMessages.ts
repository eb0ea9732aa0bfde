import type { Language } from '#shared/contracts/Text.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import type { LoginMessages } from '../../kit/messages/catalogue/LoginMessages.ts'
import { loginMessages as english } from '../../kit/messages/en/login.ts'
import { loginMessages as chinese } from '../../kit/messages/zh/login.ts'
import { shownCatalogue } from '../../kit/messages/catalogue/pseudoLanguage.ts'

const messagesOf: Readonly<Record<Language, LoginMessages>> = { zh: chinese, en: english }

/** The messages of the log-in page in the chosen language; a change of language reloads the page. */
export const loginMessages = shownCatalogue(messagesOf[currentLanguage()])
