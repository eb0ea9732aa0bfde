import { useMemo } from 'react'
import { useLocale, useStoreContext, useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { resources } from '#generated/resources/resources.ts'
import { consoleMenus } from '../../../session/menus/consoleMenus.ts'
import { useMenuName } from '../../../session/menus/useMenuName.ts'
import { useAccess } from '../../../session/access/AccessContext.ts'
import { isLink, isPage } from '../../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../../session/menus/MenuItem.ts'
import { mayDo } from '../../../session/access/Access.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { chooseColumns } from '../../../screens/list/columns/chooseColumns.ts'
import { viewsQuery } from '../../../screens/list/views/viewsQuery.ts'
import type { SearchEntry } from './SearchEntry.ts'
import { loadOtherNames } from './otherNames.ts'
import type { OtherNames } from './otherNames.ts'
import { ownEntries } from './ownEntries.ts'
import { viewEntries } from './viewEntries.ts'

/** All search entries of the current user: pages of the menu, own pages, views of lists, and forms for new records. */
export function useSearchEntries(onHelp: () => void): readonly SearchEntry[] {
  const translate = useTranslate()
  const nameOf = useMenuName()
  const { menus, codes } = useAccess()
  const locale = useLocale()
  const other = locale === 'zh' ? 'en' : 'zh'
  const { data: names } = useQuery({
    queryKey: ['otherNames', other],
    queryFn: () => loadOtherNames(other),
    staleTime: Infinity,
    retry: false,
  })
  const { data: views = noViews } = useQuery(viewsQuery)
  const store = useStoreContext()
  return useMemo(() => {
    const pages = pagesIn(consoleMenus(menus), []).map((found) => pageEntry(found, nameOf, names))
    const creations = resources
      .filter(({ kind, form, permissions }) => kind !== 'single' && form && mayDo(codes, permissions.create))
      .map(({ entity, icon }): SearchEntry => {
        const name = withinSentence(translate(`resources.${entity}.name`, { smart_count: 1 }), locale)
        const alias = names?.ofEntity(entity)
        return {
          id: `/${entity}/create`,
          kind: 'action',
          name: translate('screens.action.create', { name }),
          aliases: alias === undefined ? [] : [alias],
          place: '',
          groups: [],
          icon,
          href: `/${entity}/create`,
        }
      })
    const own = ownEntries({ codes, say: translate, sayOther: (key) => names?.ofText(key) })
    const saved = viewEntries(views, {
      pages,
      showColumns: ({ entity, look: { columns } }) => chooseColumns(store, entity, columns),
    })
    return [...pages, ...own, helpEntry(translate, names, onHelp), ...saved, ...creations]
  }, [menus, codes, names, views, store, nameOf, translate, locale, onHelp])
}

const noViews: readonly SavedView[] = []

interface FoundPage {
  item: MenuItem
  above: readonly MenuItem[]
}

function pagesIn(menus: readonly MenuItem[], above: readonly MenuItem[]): FoundPage[] {
  return menus.flatMap((item) =>
    isPage(item) || isLink(item) ? [{ item, above }] : pagesIn(item.children, [...above, item]),
  )
}

function pageEntry(
  { item, above }: FoundPage,
  nameOf: (item: MenuItem) => string,
  names: OtherNames | undefined,
): SearchEntry {
  const name = nameOf(item)
  // Pages that users created have one name; the last part of their code may still help.
  const aliases = [names?.ofPage(item), item.name, item.code.split('.').at(-1)]
  const groups = above.flatMap((group) => [nameOf(group), names?.ofPage(group) ?? group.name])
  const isOutside = isLink(item)
  return {
    id: item.path || item.code,
    kind: 'page',
    name,
    aliases: aliases.flatMap((alias) => (alias && alias !== name ? [alias] : [])),
    place: above.map(nameOf).join(' / '),
    groups,
    icon: item.icon,
    href: isOutside ? item.meta.url : item.path,
    isOutside,
    inNewWindow: isOutside || item.meta.target === '_blank',
  }
}

function helpEntry(
  translate: (key: string) => string,
  names: OtherNames | undefined,
  onHelp: () => void,
): SearchEntry {
  const title = 'header.help.open'
  const aliases = [names?.ofText(title), 'help'].filter((text) => text !== undefined)
  return {
    id: 'help',
    kind: 'action',
    name: translate(title),
    aliases,
    place: '',
    groups: [],
    icon: undefined,
    run: onHelp,
  }
}
