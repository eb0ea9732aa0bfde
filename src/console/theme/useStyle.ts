import { useLayoutEffect } from 'react'
import { useTheme } from 'react-admin'
import { applyStyle } from './style.ts'
import type { Style } from './tokens.ts'

/** Light or dark, and a way to switch; plain CSS follows. */
export function useStyle(): [Style, () => void] {
  const [theme, setTheme] = useTheme()
  const style: Style = theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => applyStyle(style), [style])
  return [style, () => setTheme(style === 'dark' ? 'light' : 'dark')]
}
