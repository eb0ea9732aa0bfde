/** A last column that stays in sight; opaque, since other cells slide below it. */
export const stickyRight = {
  position: 'sticky',
  right: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
  'tr.Mui-selected > &, tr:hover > &': { bgcolor: 'background.paper' },
} as const
