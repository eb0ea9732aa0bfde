import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useRef, useState } from 'react'
import type { UIEvent } from 'react'
import { useSetting } from '../../kit/appConfig/useAppConfig.ts'
import { lowWindow } from '../../kit/theme/lowWindow.ts'
import { sideMenuId } from '../menu/SideMenu.tsx'
import { isPanel } from '../tabs/tabIds.ts'

/** Whether the header is hidden because of the scroll position of the page at a path. */
export function useHeaderScroll(path: string) {
  const isLow = useMediaQuery(`(${lowWindow})`)
  const isFixed = useSetting('fixedHeader') && !isLow
  const hides = useSetting('hideHeader') || isLow
  const isSideFixed = useSetting('fixedSide')
  const height = useSetting('headerHeight')
  const [awayAt, setAwayAt] = useState<string>()
  const comeBack = useCallback(() => setAwayAt(undefined), [])
  const last = useRef<{ panel: HTMLElement; top: number; height: number }>(undefined)
  const onScrollCapture = ({ target }: UIEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement) || !isPanel(target)) return
    const { scrollTop: top, clientHeight, scrollHeight } = target
    // The page before may have been scrolled further than this one ever was.
    const former = last.current?.panel === target ? last.current : { top: 0, height: clientHeight }
    last.current = { panel: target, top, height: clientHeight }
    // Set on the menu only: a property that the whole page inherits would restyle all of it.
    if (!isSideFixed) document.getElementById(sideMenuId)?.style.setProperty('--scrolled', `${top}px`)
    // A header that hides leaves more room, so that a page near its end scrolls too; this scroll is ignored.
    if (former.height !== clientHeight && top >= scrollHeight - clientHeight - 1) return
    if (top <= 0 || (hides && top < former.top)) setAwayAt(undefined)
    // Without the header there is more room; the page must be long enough to stay scrolled.
    else if (top > former.top && top > height && scrollHeight - clientHeight > 2 * height) setAwayAt(path)
  }
  return {
    isAway: awayAt === path && (hides || !isFixed),
    /** Whether the tabs scroll away with the header: they do if it is not fixed, and stay if it only hides. */
    takesTabs: !isFixed,
    comeBack,
    onScrollCapture,
  }
}
