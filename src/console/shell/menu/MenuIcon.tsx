import type { SvgIconComponent } from '@mui/icons-material'
import FallbackIcon from '@mui/icons-material/ArticleOutlined'
import Code from '@mui/icons-material/CodeOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Extension from '@mui/icons-material/ExtensionOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import Widgets from '@mui/icons-material/WidgetsOutlined'
import { Suspense, createElement, memo } from 'react'
import { icons } from '#generated/icons/icons.ts'
import { lazy } from '../../kit/page/lazy.ts'

const OtherIcon = lazy(async () => ({ default: (await import('./OtherIcon.tsx')).OtherIcon }))

/** The usual icons of schemas, own pages and links to other sites; a hundred others are loaded once a menu names one. */
const known: Readonly<Record<string, SvgIconComponent>> = {
  ...icons,
  Article: FallbackIcon,
  Code,
  Description,
  Extension,
  Home,
  Link,
  Widgets,
}

/** The icon that a menu item names; a sheet of paper for unknown names. */
export const MenuIcon = memo(function MenuIcon({ name }: { name: string | undefined }) {
  if (name === undefined) return <FallbackIcon sx={size} />
  const icon = Object.hasOwn(known, name) ? known[name] : undefined
  if (icon) return createElement(icon, { sx: size })
  return (
    <Suspense fallback={<FallbackIcon sx={{ ...size, visibility: 'hidden' }} />}>
      <OtherIcon name={name} sx={size} />
    </Suspense>
  )
})

const size = { fontSize: '1.25rem' }
