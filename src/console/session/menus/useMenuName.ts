import { useCallback } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { menuNameIn } from './menuNameIn.ts'
import type { NamedMenu } from './menuNameIn.ts'

/** Returns a menu item's name in the page's language. */
export function useMenuName(): (item: NamedMenu) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return useCallback((item) => menuNameIn(item, { locale, translate }), [translate, locale])
}
