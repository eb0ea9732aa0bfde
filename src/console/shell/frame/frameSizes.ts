import type { CSSProperties } from 'react'
import type { AppConfig } from '../../kit/appConfig/AppConfig.ts'
import { rem } from '../../kit/theme/rem.ts'

/** The configured sizes for the whole frame, as custom properties. */
export function frameSizes({ headerHeight, multiTabHeight, mainMargin, contentWidth }: AppConfig): Sizes {
  return {
    '--header-height': rem(headerHeight),
    '--tab-bar-height': rem(multiTabHeight),
    '--wide-margin': `${mainMargin}px`,
    '--page-inline':
      contentWidth === 'fixed'
        ? `max(var(--main-margin), calc((100% - ${fixedWidth}px) / 2))`
        : 'var(--main-margin)',
  }
}

type Sizes = CSSProperties & Record<`--${string}`, string>

/** Wide enough for a list of eight columns. */
const fixedWidth = 1120
