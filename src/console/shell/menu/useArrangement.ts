import { useMemo } from 'react'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { consoleMenus } from '../../session/menus/consoleMenus.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { isLink, isPage, shownMenus } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { useAppConfig } from '../../kit/appConfig/useAppConfig.ts'
import { useCurrentCodes } from './useCurrentCodes.ts'

/** The places of the frame's parts; the same object as long as they do not change. */
export interface Arrangement {
  /** Whether there is room for a menu beside the content. */
  isWide: boolean
  /** The menu items at the side, or in the drawer on narrow windows. */
  side: readonly MenuItem[]
  /** The menu items in the header. */
  top: readonly MenuItem[]
  isMixed: boolean
  /** Whether the header spans the side menu. */
  isAcross: boolean
}

/** Places the frame's parts as configured, as far as the window has room. */
export function useArrangement(): Arrangement {
  const { menus: granted } = useAccess()
  const { menuMode, layout: order } = useAppConfig()
  const current = useCurrentCodes()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const menus = useMemo(() => shownMenus(consoleMenus(granted)), [granted])
  const group = menus.find((item) => current.includes(item.code) && !isPage(item) && !isLink(item))
  const isMixed = isWide && menuMode !== 'top' && menuMode !== 'side'
  const beside = isMixed ? group : undefined
  return useMemo(() => {
    const common = { isWide, isMixed }
    if (!isWide) return { ...common, side: menus, top: [], isAcross: false }
    if (menuMode === 'top') return { ...common, side: [], top: menus, isAcross: true }
    const isAcross = order === 'topBottom'
    if (!isMixed) return { ...common, side: menus, top: [], isAcross }
    return { ...common, side: beside?.children ?? [], top: menus, isAcross }
  }, [menus, menuMode, order, isWide, isMixed, beside])
}
