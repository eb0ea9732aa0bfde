import { defaultThemeColor } from '../colors/tokens.ts'

/** The theme colours that users can choose; the messages name them. */
export const themeColors = [
  { name: 'blue', color: defaultThemeColor },
  { name: 'cyan', color: '#0e7490' },
  { name: 'green', color: '#15803d' },
  { name: 'gold', color: '#b7791f' },
  { name: 'orange', color: '#d9480f' },
  { name: 'red', color: '#c92a2a' },
  { name: 'magenta', color: '#c2255c' },
  { name: 'purple', color: '#6741d9' },
] as const
