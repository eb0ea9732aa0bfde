import { use, useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { TabActionsContext, TabListContext } from '../../kit/tabs/TabsContext.ts'
import { tabId } from './tabIds.ts'

/** The keyboard of the tab bar: arrows focus another tab, with Alt and Shift they move one; Enter opens and Delete closes it. */
export function useTabKeys(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const { tabs, active } = use(TabListContext)
  const actions = use(TabActionsContext)
  const refocus = useRef(false)
  useEffect(() => {
    // The focus was lost with the closed tab.
    if (!refocus.current || bar.current?.contains(document.activeElement)) return
    refocus.current = false
    document.getElementById(tabId(active))?.focus()
  })
  return (event) => {
    const path = pathAt(event.target)
    const at = tabs.findIndex((tab) => tab.path === path)
    if (!actions || path === undefined || at < 0) return
    const focus = (index: number) => document.getElementById(tabId(tabs.at(index)?.path ?? ''))?.focus()
    const isMove = event.altKey && event.shiftKey
    const go = (by: -1 | 1) => (isMove ? actions.move(path, at + by) : focus((at + by) % tabs.length))
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Home: () => focus(0),
      End: () => focus(-1),
      Enter: () => actions.open(path),
      ' ': () => actions.open(path),
      Delete: () => {
        refocus.current = true
        actions.close([path])
      },
    }
    const act = deeds[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}

function pathAt(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset['path'] : undefined
}
