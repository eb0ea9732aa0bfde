import type { FieldFact } from '#shared/errors/AppError.ts'
import { messageOf } from '#shared/messages/validationMessage.ts'
import type { MessageSubject } from '#shared/messages/validationMessage.ts'
import { currentLanguage } from '../config/language.ts'
import { shownText } from './catalogue/pseudoLanguage.ts'

/** What a validator complains about, in the chosen language; a time of day is typed without its zone. */
export function complaintText(fact: FieldFact, subject: MessageSubject): string {
  return shownText(messageOf(fact, { ...subject, time: '09:30' }, currentLanguage()))
}
