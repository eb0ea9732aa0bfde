/** A colour as #rrggbb. */
export type HexColor = `#${string}`

/** The contrast ratio that WCAG requires for text. */
export const textContrast = 4.5

/** Whether a value is a colour as #rrggbb. */
export function isHexColor(value: unknown): value is HexColor {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: HexColor, other: HexColor): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour mixColors with a share of another one, from 0 to 1. */
export function mixColors(color: HexColor, other: HexColor, share: number): HexColor {
  const others = channelsOf(other)
  const parts = channelsOf(color).map((part, index) => part + ((others[index] ?? part) - part) * share)
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** The nearest shade towards black or white that is textContrast on all surfaces. */
export function readableOn(
  color: HexColor,
  surfaces: readonly HexColor[],
  towards: '#000000' | '#ffffff',
): HexColor {
  const isReadable = (shade: HexColor) =>
    surfaces.every((surface) => contrastOf(shade, surface) >= textContrast)
  const shades = Array.from({ length: steps + 1 }, (_, step) => mixColors(color, towards, step / steps))
  return shades.find(isReadable) ?? towards
}

const steps = 50

/** The WCAG relative luminance of a colour. */
function luminanceOf(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: HexColor): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
