import type { Components, Theme } from '@mui/material/styles'

/** The components that show without colours what stock components show with colours alone. */
export const colorBlindComponents: Components<Omit<Theme, 'components'>> = {
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 6,
        fontWeight: 600,
        outline: '1px solid currentColor',
        outlineOffset: -1,
        // The empty alternative text after the slash keeps screen readers from reading the sign.
        '&::before': { marginLeft: 7, marginRight: -3, fontWeight: 700 },
      },
      colorSuccess: { '&::before': { content: '"✓" / ""' } },
      colorWarning: { '&::before': { content: '"!" / ""' } },
      colorError: { '&::before': { content: '"✕" / ""' } },
      colorInfo: { '&::before': { content: '"i" / ""' } },
      colorPrimary: { '&::before': { content: '"●" / ""' } },
    },
  },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-error': { textDecoration: 'underline' } } } },
}
