/** An entry of the menu in the header, in the colours of its panel. */
export const topEntry = {
  borderRadius: 1,
  color: 'var(--panel-text)',
  '&:hover': { bgcolor: 'var(--panel-hover)', color: 'var(--panel-strong)' },
  '&.Mui-focusVisible': {
    bgcolor: 'var(--panel-hover)',
    outline: '2px solid var(--panel-focus)',
    outlineOffset: -2,
  },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'var(--panel-selected)', color: 'var(--panel-current)' },
  // With forced colours, a background of its own is not visible.
  '@media (forced-colors: active)': {
    '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  height: '2.5rem',
  px: 1.5,
  gap: 0.75,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
}
