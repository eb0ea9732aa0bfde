/** The header in the colours of its panel; its buttons inherit them. */
export const headerStyle = {
  gridArea: 'header',
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.25, sm: 0.5 },
  height: 'var(--header-height)',
  minWidth: 0,
  px: { xs: 0.5, sm: 1.5 },
  bgcolor: 'var(--panel)',
  color: 'var(--panel-strong)',
  borderBottom: '1px solid var(--panel-border)',
  transition: 'margin-top 0.2s ease',
  '& > .MuiIconButton-root, & > .MuiButton-root': {
    color: 'var(--panel-text)',
    '&:hover': { bgcolor: 'var(--panel-hover)', color: 'var(--panel-strong)' },
    '&.Mui-focusVisible': { outlineColor: 'var(--panel-focus)' },
  },
  '@media print': { display: 'none' },
}
