const sticky = {
  position: 'sticky',
  right: 0,
  zIndex: 1,
  whiteSpace: 'nowrap',
  width: '1px',
  '@media print': { display: 'none' },
} as const

/** A last column that stays in sight; opaque and marked off, since other cells slide below it. */
export const stickyRight = {
  ...sticky,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderLeftColor: 'divider',
} as const

/** Its title, which has the table head's own background. */
export const stickyRightHead = sticky
