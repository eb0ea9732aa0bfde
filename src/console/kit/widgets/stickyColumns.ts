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

/** Opaque cells take the tint of their row by themselves. */
const tintOf = ({ palette: { action } }: Theme) => `linear-gradient(${action.hover} 0 0)`

/** What is cut by a column in front of it would read as something else: the shade tells that it goes on below. */
const shade = {
  content: '""',
  position: 'absolute',
  width: '16px',
  background: 'linear-gradient(to left, color-mix(in srgb, var(--text) 16%, transparent), transparent)',
  pointerEvents: 'none',
} as const

/** A last column that stays in sight; opaque and marked off, since other cells slide below it. */
export const stickyRight = {
  ...sticky,
  bgcolor: 'background.paper',
  // A border would stay where the table has it.
  boxShadow: lineOf,
  '.MuiTableRow-hover:hover > &': { backgroundImage: tintOf },
  '[data-scrolls] &::before': { ...shade, inset: '0 100% 0 auto' },
} as const

/** Its title, which has the table head's own background. */
export const stickyRightHead = sticky

/** A first column that stays in sight, if the window leaves room beside it; marked off only while other cells are below it. */
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

/** Its title. */
export const stickyLeftHead = {
  '[data-scrolls] &': { position: { sm: 'sticky' }, left: 0, zIndex: 2 },
} as const
