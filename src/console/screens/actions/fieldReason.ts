import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { pointerNames } from '#shared/messages/fieldFact.ts'
import type { EntityWords } from '../../session/entities/entityWords.ts'

/** A refused field's label and why it is refused, as the facts of a message. */
export function fieldReason({ path, message }: FieldRefusal, { label }: EntityWords) {
  const names = pointerNames(path).filter((name) => !/^\d+$/.test(name))
  return { label: label(names.join('.')), reason: message }
}
