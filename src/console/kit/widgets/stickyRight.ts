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

/** A last column that stays in sight; opaque and marked off, since other cells slide below it. */
export const stickyRight = {
  ...sticky,
  bgcolor: 'background.paper',
  // A border would stay where the table has it.
  boxShadow: lineOf,
  // What is cut by the line would read as something else: the shade tells that it goes on below.
  '[data-scrolls] &::before': {
    content: '""',
    position: 'absolute',
    inset: '0 100% 0 auto',
    width: '16px',
    background: 'linear-gradient(to left, color-mix(in srgb, var(--text) 16%, transparent), transparent)',
    pointerEvents: 'none',
  },
} as const

/** Its title, which has the table head's own background. */
export const stickyRightHead = sticky
