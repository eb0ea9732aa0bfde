import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorsFor } from '#console/kit/colors/colorsFor.ts'
import type { Colors } from '#console/kit/colors/colorsFor.ts'
import { contrastOf, mixColors, readableOn } from '#console/kit/colors/contrast.ts'
import type { HexColor } from '#console/kit/colors/contrast.ts'
import { colorTokens, defaultThemeColor } from '#console/kit/colors/tokens.ts'

const surfaces = ['surface', 'background', 'hover', 'selected'] as const
const statuses = ['success', 'warning', 'error', 'info'] as const
const styles = ['light', 'dark'] as const
const anyColor = integer({ min: 0, max: 0xffffff }).map(
  (value): HexColor => `#${value.toString(16).padStart(6, '0')}`,
)

const least = (colors: Colors, pairs: readonly (readonly [keyof Colors, keyof Colors])[]): number =>
  Math.min(...pairs.map(([one, other]) => contrastOf(colors[one], colors[other])))

describe.each(styles)('a theme colour in the %s style [S2.08]', (style) => {
  it('is readable on every surface, whatever the colour', () => {
    const pairs = [
      ...surfaces.map((surface) => ['primary', surface] as const),
      ...surfaces.map((surface) => ['text', surface] as const),
      ...surfaces.map((surface) => ['textMuted', surface] as const),
      ['onPrimary', 'primary'] as const,
      ['onPrimary', 'primaryHover'] as const,
      ['sideTextStrong', 'sideSelected'] as const,
    ]
    const check = (themeColor: HexColor) => least(colorsFor({ style, themeColor, weak: false }), pairs) >= 4.5
    assert(property(anyColor, check), {
      numRuns: 400,
      examples: [['#000000'], ['#ffffff'], ['#ffff00']],
    })
  })

  it('marks the current page of a dark menu visibly, even when it is as dark as the menu', () => {
    for (const themeColor of ['#000000', '#141c2b', '#0a0f17'] as const) {
      const { side, sideSelected } = colorsFor({ style, themeColor, weak: false })
      expect(contrastOf(side, sideSelected)).toBeGreaterThanOrEqual(1.6)
    }
  })

  it('gives exactly the designed colours when it is the default one', () => {
    const look = { style, themeColor: defaultThemeColor, weak: false } as const
    expect(colorsFor(look)).toEqual(colorTokens[style])
  })

  it('leaves status colours readable, and changes them for people who confuse red and green', () => {
    const colors = colorsFor({ style, themeColor: '#7a1fa2', weak: true })
    const pairs = statuses.flatMap((status) => surfaces.map((surface) => [status, surface] as const))
    expect(least(colors, pairs)).toBeGreaterThanOrEqual(4.5)
    expect(colors.success).not.toBe(colorTokens[style].success)
  })
})

it('a colour that is hard to read is replaced by its nearest readable shade', () => {
  expect(readableOn('#2557c2', ['#ffffff'], '#000000')).toBe('#2557c2')
  const shade = readableOn('#ffee00', ['#ffffff'], '#000000')
  expect(contrastOf(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(mixColors(shade, '#ffee00', 0.05), '#ffffff')).toBeLessThan(4.6)
})
