import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Theme } from '@mui/material/styles'
import { colorTokens, monospaceFamily } from '../../kit/colors/tokens.ts'

/** A theme for the editor in the colours of the console, light or dark. */
export function editorTheme({ palette, shape }: Theme): Extension {
  const dark = palette.mode === 'dark'
  const look = EditorView.theme(
    {
      '&': {
        fontSize: '0.8125rem',
        color: palette.text.primary,
        backgroundColor: 'transparent',
        border: `1px solid ${colorTokens[palette.mode].borderStrong}`,
        borderRadius: `${shape.borderRadius}px`,
      },
      '&.cm-focused': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-1px' },
      '.cm-scroller': {
        fontFamily: monospaceFamily,
        lineHeight: '1.6',
        minHeight: '104px',
        maxHeight: '360px',
        overflow: 'auto',
      },
      '.cm-content': { caretColor: palette.text.primary, padding: '8px 0' },
      '.cm-cursor': { borderLeftColor: palette.text.primary },
      '.cm-gutters': {
        backgroundColor: 'transparent',
        color: palette.text.secondary,
        borderRight: `1px solid ${palette.divider}`,
      },
      '.cm-tooltip': {
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        border: `1px solid ${palette.divider}`,
        borderRadius: '4px',
        maxWidth: 'min(420px, 90vw)',
      },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px' },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
      '.cm-completionDetail': { fontStyle: 'normal', opacity: 0.85, marginLeft: '12px' },
      '.cm-completionInfo': { padding: '6px 10px' },
    },
    { dark },
  )
  const colors = HighlightStyle.define([
    { tag: tags.propertyName, color: dark ? '#90caf9' : '#0b57a4' },
    { tag: tags.string, color: dark ? '#a5d6a7' : '#1b6e2e' },
    { tag: [tags.number, tags.bool, tags.null], color: dark ? '#ffcc80' : '#a04100' },
  ])
  return [look, syntaxHighlighting(colors)]
}
