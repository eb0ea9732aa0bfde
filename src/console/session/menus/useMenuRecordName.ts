import { useCallback } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { menuRecordName } from './menuNameIn.ts'

/** Returns the side menu's name of a stored menu, in the page's language. */
export function useMenuRecordName(): (record: Readonly<Record<string, unknown>>) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return useCallback((record) => menuRecordName(record, { locale, translate }), [translate, locale])
}
