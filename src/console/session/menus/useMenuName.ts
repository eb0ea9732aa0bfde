import { useCallback } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { resources } from '#generated/resources/resources.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import type { MenuItem } from './MenuItem.ts'
import { homeItem } from './consoleMenus.ts'

/** What a menu's name follows from. */
export type NamedMenu = Pick<MenuItem, 'code' | 'name' | 'path' | 'meta'>

/** Gives a menu item's name in the page's language: stored names are Chinese, the schemas know the English ones. */
export function useMenuName(): (item: NamedMenu) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return useCallback(
    (item) => {
      const { title } = item.meta
      const own = locale === 'en' ? title.en : title.zh
      if (own !== undefined) return own
      if (item.code === homeItem.code) return translate('shell.home')
      if (locale === 'zh' && item.name !== '') return item.name
      const resource = resources.find(({ entity }) => item.path === `/${entity}`)
      if (resource) return translate(`resources.${resource.entity}.name`, { smart_count: 2, _: item.name })
      return translate(`menus.${messageKey(item.code)}`, { _: item.name })
    },
    [translate, locale],
  )
}
