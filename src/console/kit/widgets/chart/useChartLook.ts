import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useSetting } from '../../appConfig/useAppConfig.ts'
import { usePrinting } from '../../browser/usePrinting.ts'
import { colorsFor } from '../../colors/colorsFor.ts'
import type { StyleSettings } from '../../colors/colorsFor.ts'
import type { ChartLook } from './chartOption.ts'

type Colors = Pick<ChartLook, 'text' | 'line' | 'paper' | 'colors'>

const atOnce = { noSsr: true }

/** The look of a chart on this page or on paper, and whether it may be animated. */
export function useChartLook(): Omit<ChartLook, 'width'> {
  const { palette, typography } = useTheme()
  const { primary, success, warning, error, info } = palette
  const themeColor = useSetting('themeColor')
  const weak = useSetting('weak')
  const isPrinting = usePrinting()
  const isForced = useMediaQuery('(forced-colors: active)', atOnce)
  // Another contrast theme has other colours; the change is noticed only if it is one between light and dark.
  useMediaQuery('(prefers-color-scheme: dark)', atOnce)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', atOnce)
  const own = {
    text: palette.text.secondary,
    line: palette.divider,
    paper: palette.background.paper,
    colors: [primary, success, warning, error, info].map(({ main }) => main),
  }
  const font = typography.fontFamily ?? 'sans-serif'
  if (isPrinting) return { ...paperColors({ themeColor, weak }), font, isStill: true }
  return { ...(isForced ? systemColors() : own), font, isStill }
}

/** The light colours, because paper is white whatever style the page has. */
function paperColors(look: Omit<StyleSettings, 'style'>): Colors {
  const colors = colorsFor({ ...look, style: 'light' })
  const { text, border: line, surface: paper, primary, success, warning, error, info } = colors
  return { text, line, paper, colors: [primary, success, warning, error, info] }
}

/** The system's forced colours, which do not apply to a canvas automatically. */
function systemColors(): Colors {
  const probe = document.body.appendChild(document.createElement('span'))
  const colorOf = (name: string) => {
    probe.style.color = name
    return getComputedStyle(probe).color
  }
  probe.style.setProperty('forced-color-adjust', 'none')
  const text = colorOf('CanvasText')
  const colors = ['LinkText', 'CanvasText', 'VisitedText', 'Highlight', 'GrayText'].map(colorOf)
  const found = { text, line: text, paper: colorOf('Canvas'), colors }
  probe.remove()
  return found
}
