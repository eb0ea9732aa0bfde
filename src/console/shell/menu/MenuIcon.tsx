import { createElement, memo } from 'react'
import FallbackIcon from '@mui/icons-material/ArticleOutlined'
import { menuIcons } from './menuIcons.ts'

/** The icon that a menu item names; a sheet of paper for names not offered. */
export const MenuIcon = memo(function MenuIcon({ name }: { name: string | undefined }) {
  const icon = name === undefined ? undefined : menuIcons[name]
  return createElement(icon ?? FallbackIcon, { sx: size })
})

const size = { fontSize: 20 }
