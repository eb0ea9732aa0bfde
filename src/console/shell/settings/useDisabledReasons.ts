import { useTranslate } from 'react-admin'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { AppConfig } from '../../kit/appConfig/AppConfig.ts'
import { useAppConfig } from '../../kit/appConfig/useAppConfig.ts'

/** The reasons why some settings have no effect at present, in words. */
export function useDisabledReasons(): Partial<Record<keyof AppConfig, string>> {
  const translate = useTranslate()
  const { menuMode, fixedHeader } = useAppConfig()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const wide = isWide ? undefined : translate('settings.needsWide')
  const side = isWide && menuMode === 'top' ? translate('settings.needsSide') : undefined
  return {
    menuMode: wide,
    layout: wide ?? side,
    sideTheme: side,
    fixedSide: wide ?? side,
    contentWidth: wide,
    hideHeader: fixedHeader ? undefined : translate('settings.needsFixedHeader'),
  }
}
