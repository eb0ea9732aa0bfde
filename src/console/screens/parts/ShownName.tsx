import { useLocale, useTranslate } from 'react-admin'
import type { Values } from '../../session/entities/recordName.ts'
import type { OwnParts } from './OwnParts.ts'

interface ShownNameProps {
  record: Values
  nameOf: NonNullable<OwnParts['shownName']>
}

/** A record's name in the page's language, which may differ from its stored name. */
export function ShownName({ record, nameOf }: ShownNameProps) {
  const translate = useTranslate()
  const locale = useLocale()
  return nameOf(record, { locale, translate })
}
