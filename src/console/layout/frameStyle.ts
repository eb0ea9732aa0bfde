import type { AppConfig } from '../settings/AppConfig.ts'
import type { Arrangement } from './useArrangement.ts'

/** As high as the window: what scrolls are the pages, each for itself. */
export const frameStyle = {
  display: 'grid',
  height: '100dvh',
  overflow: 'hidden',
  bgcolor: 'background.default',
  '--main-margin': '12px',
  '@media (min-width: 600px)': { '--main-margin': 'var(--wide-margin)' },
  '@media print': { display: 'block', height: 'auto', overflow: 'visible' },
}

/** Beside the side menu stand, one below the other, header, tabs, what is said above the page, and the page. */
export function frameGrid({ layout, isAcross }: Pick<Arrangement, 'layout' | 'isAcross'>) {
  if (layout === 'routeView') return { gridTemplate: '"main" minmax(0, 1fr) / minmax(0, 1fr)' }
  if (layout === 'user')
    return {
      gridTemplate: '"main" minmax(0, 1fr) / minmax(0, 1fr)',
      '@media (min-width: 960px)': {
        gridTemplate: '"brand main" minmax(0, 1fr) / minmax(0, 11fr) minmax(460px, 9fr)',
      },
    }
  return {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
    gridTemplateAreas: `"${isAcross ? 'header' : 'side'} header" "side tabs" "side above" "side main"`,
  }
}

/** Sizes of the configuration, for all that stands in the frame. */
export function frameSizes({ headerHeight, multiTabHeight, mainMargin, contentWidth }: AppConfig) {
  return {
    '--header-height': `${headerHeight}px`,
    '--tab-bar-height': `${multiTabHeight}px`,
    '--wide-margin': `${mainMargin}px`,
    '--page-inline':
      contentWidth === 'fixed'
        ? `max(var(--main-margin), calc((100% - ${fixedWidth}px) / 2))`
        : 'var(--main-margin)',
  }
}

/** Wide enough for a list of eight columns. */
const fixedWidth = 1120
