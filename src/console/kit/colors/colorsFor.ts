import { contrastOf, mixColors, textContrast, readableOn } from './contrast.ts'
import type { HexColor } from './contrast.ts'
import { colorTokens, defaultThemeColor, colorBlindTokens } from './tokens.ts'
import type { Style } from './tokens.ts'

/** The colours of the console, by the names of the tokens. */
export type Colors = Readonly<Record<keyof (typeof colorTokens)[Style], HexColor>>

/** The settings on which the colours depend. */
export interface StyleSettings {
  style: Style
  themeColor: HexColor
  /** For people who confuse red and green. */
  weak: boolean
}

/** All colours of a look; a user's own theme colour is shaded until it is textContrast on every surface. */
export function colorsFor({ style, themeColor, weak }: StyleSettings): Colors {
  const base: Colors = { ...colorTokens[style], ...(weak && colorBlindTokens[style]) }
  if (themeColor.toLowerCase() === defaultThemeColor) return base
  return { ...base, ...(style === 'light' ? onLight(themeColor, base) : onDark(themeColor, base)) }
}

type Themed = Pick<Colors, 'primary' | 'primaryHover' | 'onPrimary' | 'selected' | 'sideSelected'>

function onLight(color: HexColor, { surface, background, hover, side, textMuted }: Colors): Themed {
  const selected = tinted(surface, color, textMuted)
  const primary = readableOn(color, [surface, background, hover, selected], black)
  return {
    primary,
    primaryHover: mixColors(primary, black, 0.2),
    onPrimary: white,
    selected,
    sideSelected: apartFrom(side, readableOn(color, [white], black)),
  }
}

function onDark(color: HexColor, { surface, background, hover, side, textMuted }: Colors): Themed {
  const selected = tinted(surface, color, textMuted)
  const primary = readableOn(color, [surface, background, hover, selected], white)
  return {
    primary,
    primaryHover: mixColors(primary, white, 0.35),
    onPrimary: readableOn(mixColors(color, black, 0.7), [primary], black),
    selected,
    sideSelected: apartFrom(side, readableOn(mixColors(color, black, 0.2), [white], black)),
  }
}

/** A surface tinted with as much of a colour as leaves the faintest text textContrast. */
function tinted(surface: HexColor, color: HexColor, text: HexColor): HexColor {
  const tints = [0.15, 0.12, 0.09, 0.06].map((share) => mixColors(surface, color, share))
  return tints.find((tint) => contrastOf(text, tint) >= textContrast) ?? surface
}

/** Lightens a mark that would be invisible because it is nearly as dark as the menu; white stays textContrast on it. */
function apartFrom(side: HexColor, color: HexColor): HexColor {
  if (contrastOf(color, side) >= visible) return color
  const shades = Array.from({ length: 20 }, (_, step) => mixColors(color, white, (step + 1) / 40))
  return (
    shades.find((shade) => contrastOf(shade, side) >= visible && contrastOf(shade, white) >= textContrast) ??
    color
  )
}

const visible = 1.6
const black = '#000000'
const white = '#ffffff'
