import { useLocale, useTranslate } from 'react-admin'
import type { Values } from '../../session/entities/recordName.ts'
import type { OwnParts } from './OwnParts.ts'

interface ShownNameProps {
  record: Values
  nameOf: NonNullable<OwnParts['shownName']>
}

/** What a record is called in the page's language, where that is not its stored name. */
export function ShownName({ record, nameOf }: ShownNameProps) {
  const translate = useTranslate()
  const locale = useLocale()
  return nameOf(record, { locale, translate })
}
