/** A tab of the bar. */
export const tabStyle = {
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: 32,
  maxWidth: 220,
  px: 1.25,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  '&[aria-selected=true]': {
    color: 'primary.main',
    borderColor: 'primary.main',
    bgcolor: 'action.selected',
    fontWeight: 500,
  },
}

/** An icon in a tab, large enough for a mouse. */
export const closeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  mx: -0.25,
  borderRadius: '50%',
  '&:hover': { bgcolor: 'action.focus', color: 'text.primary' },
}

/** Marks a tab with something unsaved. */
export const unsavedStyle = {
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'warning.main',
}

/** Turns once. */
export const spinStyle = {
  animation: 'tab-reload 1s linear',
  '@keyframes tab-reload': { to: { transform: 'rotate(360deg)' } },
}
