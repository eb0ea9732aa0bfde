/** What all entries of a menu have in common, in the colours of the panel they stand in. */
const entry = {
  borderRadius: 1,
  color: 'var(--panel-text)',
  '&:hover': { bgcolor: 'var(--panel-hover)', color: 'var(--panel-strong)' },
  '&.Mui-focusVisible': {
    bgcolor: 'var(--panel-hover)',
    outline: '2px solid var(--panel-focus)',
    outlineOffset: -2,
  },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'var(--panel-selected)', color: 'var(--panel-current)' },
  // Where the system chooses all colours, a background of its own says nothing.
  '@media (forced-colors: active)': {
    '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
}

/** A line of the side menu. */
export const menuLine = {
  ...entry,
  minHeight: 40,
  mx: 1,
  mb: 0.25,
  px: 1.5,
  '& .MuiListItemIcon-root': { minWidth: 32, color: 'inherit' },
  '& .MuiListItemText-primary': { fontSize: 14, lineHeight: 1.4 },
}

/** The same with room for the icon only. */
export const collapsedLine = {
  ...menuLine,
  justifyContent: 'center',
  px: 0,
  '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
}

/** An entry of the menu in the header. */
export const topEntry = {
  ...entry,
  height: 40,
  px: 1.5,
  gap: 0.75,
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 500,
  whiteSpace: 'nowrap',
}
