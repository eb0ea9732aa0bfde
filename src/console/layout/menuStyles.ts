/** A line of the dark side menu. */
export const menuLine = {
  minHeight: 40,
  mx: 1,
  mb: 0.25,
  px: 1.5,
  borderRadius: 1,
  color: 'var(--side-text)',
  '& .MuiListItemIcon-root': { minWidth: 32, color: 'inherit' },
  '& .MuiListItemText-primary': { fontSize: 14, lineHeight: 1.4 },
  '&:hover': { bgcolor: 'var(--side-hover)', color: 'var(--side-text-strong)' },
  '&.Mui-focusVisible': { bgcolor: 'var(--side-hover)', outline: '2px solid #fff', outlineOffset: -2 },
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'var(--side-selected)',
    color: 'var(--side-text-strong)',
  },
}

/** The same with room for the icon only. */
export const collapsedLine = {
  ...menuLine,
  justifyContent: 'center',
  px: 0,
  '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
}
