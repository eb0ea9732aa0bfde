import type { Menu } from '#generated/types/menu.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import { resourceOf } from '../entities/resourceOf.ts'
import type { MenuItem } from './MenuItem.ts'
import { homeItem } from './consoleMenus.ts'
import { readRouteMeta } from './readRouteMeta.ts'

/** The inputs from which a menu's name is derived. */
export type NamedMenu = Pick<MenuItem, 'code' | 'name' | 'path' | 'meta'>

/** The page's language and messages. */
export interface NameWords {
  locale: string
  translate: (key: string, options?: { smart_count?: number; _?: string }) => string
}

/** A menu's name in the page's language: stored names are Chinese, the English ones come from the schemas. */
export function menuNameIn(item: NamedMenu, { locale, translate }: NameWords): string {
  const { title } = item.meta
  const own = locale === 'en' ? title.en : title.zh
  if (own !== undefined) return own
  if (item.code === homeItem.code) return translate('shell.home')
  if (locale === 'zh' && item.name !== '') return item.name
  const resource = item.path.startsWith('/') ? resourceOf(item.path.slice(1)) : undefined
  if (resource) return translate(`resources.${resource.entity}.name`, { smart_count: 2, _: item.name })
  return translate(`menus.${messageKey(item.code)}`, { _: item.name })
}

/** The name of a stored menu as in the side menu; its code where it has no name. */
export function menuRecordName(record: Readonly<Record<string, unknown>>, words: NameWords): string {
  const code = textOf(record['code' satisfies keyof Menu])
  const [name, path] = [
    textOf(record['name' satisfies keyof Menu]),
    textOf(record['path' satisfies keyof Menu]),
  ]
  return (
    menuNameIn({ code, name, path, meta: readRouteMeta(record['properties' satisfies keyof Menu]) }, words) ||
    code
  )
}
