import type { useTranslate } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import type { EntityWords } from './entityWords.ts'

interface ReasonWords extends Pick<EntityWords, 'label'> {
  translate: ReturnType<typeof useTranslate>
}

/** The reason why a field is refused, with the field's label where the reason does not name it. */
export function fieldReason({ path, message }: FieldRefusal, { label, translate }: ReasonWords): string {
  const names = pointerNames(path).filter((name) => !/^\d+$/.test(name))
  const name = label(names.join('.'))
  return message.includes(name) ? message : translate('screens.move.field', { label: name, reason: message })
}
