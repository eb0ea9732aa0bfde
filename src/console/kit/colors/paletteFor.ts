import type { PaletteOptions } from '@mui/material/styles'
import type { Colors } from './colorsFor.ts'
import type { Style } from './tokens.ts'

/** Material UI's palette, made of our colours. */
export function paletteFor(style: Style, colors: Colors): PaletteOptions {
  const on = (main: string) => ({ main, contrastText: colors.onPrimary })
  return {
    mode: style,
    primary: { ...on(colors.primary), dark: colors.primaryHover },
    secondary: on(colors.secondary),
    success: on(colors.success),
    warning: on(colors.warning),
    error: on(colors.error),
    info: on(colors.info),
    text: { primary: colors.text, secondary: colors.textMuted },
    background: { default: colors.background, paper: colors.surface },
    divider: colors.border,
    action: {
      hover: colors.hover,
      selected: colors.selected,
      active: colors.textMuted,
      focus: colors.selected,
    },
  }
}
