import type { ThemeOptions } from '@mui/material/styles'
import type { Localization } from '@mui/material/locale'
import { currentLanguage } from '../config/language.ts'
import { colorsFor } from '../colors/colorsFor.ts'
import type { StyleSettings } from '../colors/colorsFor.ts'
import { componentsFor } from './componentsFor.ts'
import { paletteFor } from '../colors/paletteFor.ts'
import { fontFamilies, sizeTokens } from '../colors/tokens.ts'
import { colorBlindComponents } from './colorBlindComponents.ts'

/** The theme of the console: calm, dense, with borders rather than shadows. */
export function createConsoleTheme(look: StyleSettings, locale: Localization): ThemeOptions {
  const colors = colorsFor(look)
  return {
    palette: paletteFor(look.style, colors),
    shape: { borderRadius: sizeTokens.radius },
    typography: {
      fontFamily: fontFamilies[currentLanguage()],
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 500 },
      h4: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.4 },
      h5: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
      h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
      subtitle1: { fontSize: '0.9375rem' },
      subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5715 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5715 },
      caption: { fontSize: '0.78125rem', lineHeight: 1.5 },
    },
    components: {
      ...locale.components,
      ...componentsFor(look.style, colors),
      ...(look.weak && colorBlindComponents),
    },
  }
}
