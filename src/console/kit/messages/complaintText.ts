import type { FieldFact } from '#shared/errors/AppError.ts'
import { messageOf } from '#shared/messages/validationMessage.ts'
import type { MessageSubject } from '#shared/messages/validationMessage.ts'
import { currentLanguage } from '../config/language.ts'
import { shownText } from './catalogue/pseudoLanguage.ts'

/** The text of a validator's complaint in the chosen language; its example of a time of day has no zone. */
export function complaintText(fact: FieldFact, subject: MessageSubject): string {
  return shownText(messageOf(fact, { ...subject, time: '09:30' }, currentLanguage()))
}
