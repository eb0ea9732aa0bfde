import type { Language } from '#shared/contracts/Text.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import { passwordFaults as english } from '../../kit/messages/en/passwordFaults.ts'
import { shownCatalogue } from '../../kit/messages/catalogue/pseudoLanguage.ts'
import { passwordFaults as chinese } from '../../kit/messages/zh/passwordFaults.ts'
import { passwordFaultOf } from '../../kit/password/passwordFaultOf.ts'

const wordsOf: Readonly<Record<Language, Record<keyof typeof chinese, string>>> = {
  zh: chinese,
  en: english,
}

/** The reason why the server would refuse a password; undefined when it would accept it. */
export function judgePassword(password: string, username: string): string | undefined {
  const fault = passwordFaultOf(password, username)
  return fault && shownCatalogue(wordsOf[currentLanguage()])[fault]
}
