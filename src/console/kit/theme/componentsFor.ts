import type { Components, Theme } from '@mui/material/styles'
import type { Colors } from '../colors/colorsFor.ts'
import type { Style } from '../colors/tokens.ts'
import { lowWindow as lowWindowQuery } from './lowWindow.ts'

const forcedColors = '@media (forced-colors: active)'

const lowWindow = `@media (${lowWindowQuery})`

/** Scrolls a dialog as a whole: between a fixed title and fixed buttons only a line or two would be left to scroll. */
const wholeScrolls = {
  '&:not(.MuiDialog-paperFullScreen)': { margin: 8, maxHeight: 'calc(100% - 16px)' },
  '& .MuiDialogContent-root': { flex: 'none', overflowY: 'visible' },
}

/** A border for elements that only their background separates from their surroundings. */
const edge = { border: '1px solid' }

/** The differences from Material UI's stock components, so that its and react-admin's parts look like ours. */
export function componentsFor(style: Style, colors: Colors): Components<Omit<Theme, 'components'>> {
  return { ...baselineFor(colors), ...inputsFor(colors), ...surfacesFor(style, colors), ...tablesFor(colors) }
}

function baselineFor(colors: Colors): Components<Omit<Theme, 'components'>> {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
        '::selection': { backgroundColor: colors.primary, color: colors.onPrimary },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // Any other length would start a transition, with frames and events, on every change of every property.
            transitionDuration: '0s !important',
          },
        },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${colors.primary}`, outlineOffset: 1 } },
      },
    },
    // The line below the selected tab, and the background of the selected button, consist of colour only.
    MuiTabs: {
      styleOverrides: {
        indicator: { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: { [forcedColors]: { '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -3 } } },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400, arrow: true },
      styleOverrides: { tooltip: { fontSize: '0.78125rem', fontWeight: 400, [forcedColors]: edge } },
    },
  }
}

function inputsFor(colors: Colors): Components<Omit<Theme, 'components'>> {
  // Disabled inputs must stay readable.
  const readable = { '&.Mui-disabled': { color: colors.textMuted } }
  return {
    MuiFormLabel: { styleOverrides: { root: readable } },
    MuiFormHelperText: { styleOverrides: { root: readable } },
    // Centres the label on the border at every text size.
    MuiInputLabel: {
      styleOverrides: {
        outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' } },
      },
    },
    MuiFormControlLabel: { styleOverrides: { label: readable } },
    MuiInputBase: {
      styleOverrides: { input: { '&.Mui-disabled': { WebkitTextFillColor: colors.textMuted } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 34, paddingInline: 14, '&.MuiButton-text': { paddingInline: 10 } },
        sizeSmall: { minHeight: 28 },
        outlined: { borderColor: colors.borderStrong },
        contained: { [forcedColors]: { border: '2px solid ButtonText' } },
      },
    },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colors.surface,
          '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: colors.textMuted,
          },
        },
        notchedOutline: { borderColor: colors.borderStrong },
      },
    },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { height: '1.5rem', borderRadius: 6, fontWeight: 500, [forcedColors]: edge } },
    },
  }
}

function surfacesFor(style: Style, colors: Colors): Components<Omit<Theme, 'components'>> {
  const floating = {
    border: `1px solid ${colors.border}`,
    boxShadow: style === 'light' ? '0 8px 24px rgb(15 23 42 / 14%)' : '0 8px 24px rgb(0 0 0 / 50%)',
  }
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiDialog: { styleOverrides: { paper: { ...floating, [lowWindow]: wholeScrolls } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiAutocomplete: {
      defaultProps: { size: 'small' },
      styleOverrides: { paper: floating, option: { overflowWrap: 'anywhere' } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: { minHeight: 36, '@media (max-width:600px)': { minHeight: 44 } },
      },
    },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center', [forcedColors]: edge } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { minWidth: 240, [forcedColors]: edge },
        message: { flexGrow: 1 },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { [forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 } } },
    },
  }
}

function tablesFor(colors: Colors): Components<Omit<Theme, 'components'>> {
  return {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.border, fontVariantNumeric: 'tabular-nums' },
        head: {
          backgroundColor: colors.background,
          color: colors.textMuted,
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
        sizeSmall: { padding: '8px 10px' },
      },
    },
    // The line below the head stays, even if the head is empty.
    MuiTableRow: {
      styleOverrides: {
        root: {
          'tbody > &:last-child > :is(td, [scope=row]), tfoot > &:last-child > :is(td, [scope=row])': {
            borderBottom: 0,
          },
        },
      },
    },
    MuiTableFooter: {
      styleOverrides: { root: { '& > tr > *': { borderTop: `1px solid ${colors.border}` } } },
    },
    MuiTablePagination: { styleOverrides: { root: { borderBottom: 0 } } },
  }
}
