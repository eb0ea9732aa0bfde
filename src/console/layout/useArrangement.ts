import { useMemo } from 'react'
import { useLocation } from 'react-admin'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { consoleMenus, metaOf } from '../navigation/consoleMenus.ts'
import { useAccess } from '../providers/AccessContext.ts'
import { isLink, isPage, shownMenus, trailTo } from '../providers/MenuItem.ts'
import type { MenuItem } from '../providers/MenuItem.ts'
import type { PageLayout } from '../providers/RouteMeta.ts'
import { useAppConfig } from '../settings/useAppConfig.ts'

/** Where the parts of the frame stand. */
export interface Arrangement {
  /** Wide enough for a menu beside the content. */
  isWide: boolean
  /** What the menu holds at the side, or in the drawer on narrow windows. */
  side: readonly MenuItem[]
  /** What it holds in the header. */
  top: readonly MenuItem[]
  isMixed: boolean
  /** Whether the header reaches across the side menu. */
  isAcross: boolean
  /** Codes from the top of the menu down to the present page. */
  current: readonly string[]
  layout: PageLayout
}

/** Places the frame's parts as configured, as far as the window has room for it. */
export function useArrangement(): Arrangement {
  const { pathname } = useLocation()
  const { menus: granted } = useAccess()
  const { menuMode, layout: order } = useAppConfig()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const menus = useMemo(() => shownMenus(consoleMenus(granted)), [granted])
  return useMemo(() => {
    const meta = metaOf(granted, pathname)
    const current = [...trailTo(consoleMenus(granted), pathname).map(({ code }) => code), ...meta.openKeys]
    const common = { isWide, isMixed: false, current, layout: meta.layout }
    if (!isWide) return { ...common, side: menus, top: [], isAcross: false }
    if (menuMode === 'top') return { ...common, side: [], top: menus, isAcross: true }
    const isAcross = order === 'topBottom'
    if (menuMode === 'side') return { ...common, side: menus, top: [], isAcross }
    const group = menus.find((item) => current.includes(item.code) && !isPage(item) && !isLink(item))
    return { ...common, side: group?.children ?? [], top: menus, isMixed: true, isAcross }
  }, [granted, menus, pathname, menuMode, order, isWide])
}
