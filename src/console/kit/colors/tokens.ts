import type { Language } from '#shared/contracts/Text.ts'

/** The style of the pages: light or dark. */
export type Style = 'light' | 'dark'

/** The colours that the log-in page and the console share. Every text colour has a contrast of at least 4.5 on its surfaces. */
export const colorTokens = {
  light: {
    primary: '#2557c2',
    primaryHover: '#1c459f',
    onPrimary: '#ffffff',
    secondary: '#475569',
    success: '#1a7446',
    warning: '#8f5300',
    error: '#b92b27',
    info: '#0b6488',
    text: '#17202e',
    textMuted: '#545f70',
    background: '#f3f5f9',
    surface: '#ffffff',
    border: '#dfe4ec',
    borderStrong: '#868f9e',
    hover: '#eef2f9',
    selected: '#e6edfb',
    side: '#141c2b',
    sideText: '#b4bfd1',
    sideTextStrong: '#ffffff',
    sideHover: '#202b40',
    sideSelected: '#2557c2',
  },
  dark: {
    primary: '#8fb2ff',
    primaryHover: '#b0c9ff',
    onPrimary: '#0b1730',
    secondary: '#a9b5c7',
    success: '#76d3a0',
    warning: '#efb866',
    error: '#ff9a91',
    info: '#77c9ea',
    text: '#e7ebf2',
    textMuted: '#a3aebf',
    background: '#0e131b',
    surface: '#161d28',
    border: '#2a3443',
    borderStrong: '#74808f',
    hover: '#1d2633',
    selected: '#1e2c48',
    side: '#0a0f17',
    sideText: '#aab5c6',
    sideTextStrong: '#ffffff',
    sideHover: '#18212f',
    sideSelected: '#2a4f9f',
  },
} as const satisfies Record<Style, Record<string, `#${string}`>>

/** The theme colour for which the tokens are made. */
export const defaultThemeColor = '#2557c2'

/** Blue and vermilion for green and red: colour-blind people can tell them apart, and they differ in lightness too. */
export const colorBlindTokens = {
  light: { success: '#00619a', warning: '#6d5a00', error: '#9c3500', info: '#6a3fa0' },
  dark: { success: '#6cc3ff', warning: '#f2dc5c', error: '#ff9d6b', info: '#c9b3ff' },
} as const satisfies Record<Style, Partial<Record<keyof (typeof colorTokens)['light'], `#${string}`>>>

const systemFonts = '-apple-system, BlinkMacSystemFont, "Segoe UI"'
const latinFonts = 'Roboto, Helvetica, Arial'
const chineseFonts =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei"'

/**
 * System fonts, so that nothing is downloaded. The Chinese fonts come first only in Chinese, because their apostrophes and
 * quotation marks are as wide as a Chinese character.
 */
export const fontFamilies = {
  zh: `${systemFonts}, ${chineseFonts}, ${latinFonts}, sans-serif`,
  en: `${systemFonts}, ${latinFonts}, ${chineseFonts}, sans-serif`,
} as const satisfies Record<Language, string>

/** The font for codes, stack traces and JSON. */
export const monospaceFamily =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "Noto Sans Mono CJK SC", monospace'

/** The sizes of the frame, in pixels. */
export const sizeTokens = {
  side: 220,
  sideCollapsed: 60,
  header: 60,
  tabBar: 48,
  margin: 16,
  radius: 8,
} as const
