import { useCallback } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { consoleMenus } from '../../session/menus/consoleMenus.ts'
import { ownPages } from '../navigation/ownPages.ts'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { leafPages } from '../../session/menus/MenuItem.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'

/** Returns a tab's name: the title of its page, else the name of its address in the menu and the schemas. */
export function useTabName(): (tab: Pick<Tab, 'path' | 'title'>) => string {
  const translate = useTranslate()
  const locale = useLocale()
  const nameOf = useMenuName()
  const { menus } = useAccess()
  return useCallback(
    ({ path, title }) => {
      if (title !== undefined) return title
      const item = leafPages(consoleMenus(menus)).find((page) => page.path === path)
      if (item) return nameOf(item)
      const ownTitle = ownPages[path]
      if (ownTitle !== undefined) return translate(ownTitle)
      const [, entity = '', ...rest] = path.split('/')
      const resource = resourceOf(entity)
      if (!resource) return translate('shell.problem.notFoundTitle')
      const name = (count: number) => translate(`resources.${entity}.name`, { smart_count: count })
      if (rest.length === 0) return name(2)
      const kind = pageKind(rest)
      return translate(`screens.form.${kind}Title`, {
        name: kind === 'show' ? name(1) : withinSentence(name(1), locale),
      })
    },
    [translate, locale, nameOf, menus],
  )
}

function pageKind(rest: readonly string[]): 'create' | 'edit' | 'show' {
  if (rest[0] === 'create') return 'create'
  return rest[1] === 'show' ? 'show' : 'edit'
}
