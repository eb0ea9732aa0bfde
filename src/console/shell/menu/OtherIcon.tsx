import type { SvgIconProps } from '@mui/material/SvgIcon'
import FallbackIcon from '@mui/icons-material/ArticleOutlined'
import { createElement } from 'react'
import { menuIcons } from './menuIcons.ts'

/** Any of the offered icons; a sheet of paper for other names. */
export function OtherIcon({ name, ...props }: SvgIconProps & { name: string }) {
  const icon = Object.hasOwn(menuIcons, name) ? menuIcons[name] : undefined
  return createElement(icon ?? FallbackIcon, props)
}
