import { describe, expect, it } from 'vitest'
import { colorTokens } from '#console/kit/colors/tokens.ts'
import type { Style } from '#console/kit/colors/tokens.ts'

type ColorName = keyof (typeof colorTokens)[Style]

/** WCAG 2: relative luminance of an sRGB colour. */
const luminance = (color: string): number => {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (left: string, right: string): number => {
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface', 'background', 'hover', 'selected'] as const
const texts = ['text', 'textMuted', 'primary', 'success', 'warning', 'error', 'info', 'secondary'] as const
const fills = ['primary', 'primaryHover', 'secondary', 'success', 'warning', 'error', 'info'] as const
const pairs: [ColorName, ColorName][] = [
  ...surfaces.flatMap((surface) => texts.map((text): [ColorName, ColorName] => [text, surface])),
  ...fills.map((fill): [ColorName, ColorName] => ['onPrimary', fill]),
  ['sideText', 'side'],
  ['sideTextStrong', 'sideHover'],
  ['sideTextStrong', 'sideSelected'],
]

describe.each(['light', 'dark'] as const)('the %s colours', (style) => {
  const colors = colorTokens[style]

  it.each(pairs)('keep %s readable on %s', (text, surface) => {
    expect(contrast(colors[text], colors[surface])).toBeGreaterThanOrEqual(4.5)
  })

  it('keep the borders of inputs visible', () => {
    expect(contrast(colors.borderStrong, colors.surface)).toBeGreaterThanOrEqual(3)
  })
})
