import { useMemo } from 'react'
import type { ThemeOptions } from '@mui/material/styles'
import type { Localization } from '@mui/material/locale'
import { useSetting } from '../appConfig/useAppConfig.ts'
import { createConsoleTheme } from './createConsoleTheme.ts'

/** The light and the dark theme, built again when the theme colour changes. */
export function useThemes(locale: Localization): { lightTheme: ThemeOptions; darkTheme: ThemeOptions } {
  const themeColor = useSetting('themeColor')
  const weak = useSetting('weak')
  return useMemo(
    () => ({
      lightTheme: createConsoleTheme({ style: 'light', themeColor, weak }, locale),
      darkTheme: createConsoleTheme({ style: 'dark', themeColor, weak }, locale),
    }),
    [themeColor, weak, locale],
  )
}
