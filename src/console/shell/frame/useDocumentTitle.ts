import { use } from 'react'
import { useTitle } from '../../kit/page/useTitle.ts'
import { TabListContext } from '../../kit/tabs/TabsContext.ts'
import { useTabName } from '../tabs/useTabName.ts'

/** Puts the active tab's name before the product's in the browser's title bar. */
export function useDocumentTitle(): void {
  const { tabs, active } = use(TabListContext)
  const nameOf = useTabName()
  const tab = tabs.find(({ path }) => path === active)
  useTitle(tab ? nameOf(tab) : '')
}
