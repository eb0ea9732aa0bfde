import type { Theme } from '@mui/material/styles'

const sticky = {
  position: 'sticky',
  right: 0,
  zIndex: 1,
  whiteSpace: 'nowrap',
  width: '1px',
  '@media print': { display: 'none' },
} as const

const lineOf = ({ palette }: Theme) => `inset 1px 0 ${palette.divider}`

/** Opaque cells need the hover tint of their row themselves. */
const tintOf = ({ palette: { action } }: Theme) => `linear-gradient(${action.hover} 0 0)`

/** The shade at a sticky column's edge: it shows that a value continues below, which could otherwise be misread. */
const shade = {
  content: '""',
  position: 'absolute',
  width: '16px',
  background: 'linear-gradient(to left, color-mix(in srgb, var(--text) 16%, transparent), transparent)',
  pointerEvents: 'none',
} as const

/** A last column that stays visible; opaque and set off, because other cells slide below it. */
export const stickyRight = {
  ...sticky,
  bgcolor: 'background.paper',
  // A border would stay at the cell's place in the table.
  boxShadow: lineOf,
  '.MuiTableRow-hover:hover > &': { backgroundImage: tintOf },
  '[data-scrolls] &::before': { ...shade, inset: '0 100% 0 auto' },
} as const

/** The title of the last column, with the background of the table head. */
export const stickyRightHead = sticky

/** A first column that stays visible if the window is wide enough; set off only while other cells are below it. */
export const stickyLeft = {
  '[data-scrolls] &': {
    position: { sm: 'sticky' },
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    '@media print': { position: 'static' },
  },
  '[data-scrolls] .MuiTableRow-hover:hover > &': { backgroundImage: tintOf },
  '@media screen': {
    '[data-slid] &::after': {
      ...shade,
      display: { xs: 'none', sm: 'block' },
      inset: '0 auto 0 100%',
      rotate: '180deg',
    },
  },
} as const

/** The title of the first column. */
export const stickyLeftHead = {
  '[data-scrolls] &': { position: { sm: 'sticky' }, left: 0, zIndex: 2 },
} as const
