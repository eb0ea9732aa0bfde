import { createElement } from 'react'
import FallbackIcon from '@mui/icons-material/ArticleOutlined'
import { menuIcons } from './menuIcons.ts'

/** The icon that a menu item names; a sheet of paper for names not offered. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const icon = name === undefined ? undefined : menuIcons[name]
  return createElement(icon ?? FallbackIcon, { sx: { fontSize: 20 } })
}
