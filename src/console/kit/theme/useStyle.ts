import { useLayoutEffect } from 'react'
import { useTheme } from 'react-admin'
import { useSetting } from '../appConfig/useAppConfig.ts'
import { applyStyle } from './style.ts'
import type { Style } from '../colors/tokens.ts'

/** The current style, and a function that switches between light and dark; plain CSS follows. */
export function useStyle(): [Style, () => void] {
  const [theme, setTheme] = useTheme()
  const style: Style = theme === 'dark' ? 'dark' : 'light'
  const themeColor = useSetting('themeColor')
  const weak = useSetting('weak')
  useLayoutEffect(() => applyStyle(style, { themeColor, weak }), [style, themeColor, weak])
  return [style, () => setTheme(style === 'dark' ? 'light' : 'dark')]
}
