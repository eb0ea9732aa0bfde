import type { CSSProperties } from 'react'
import { appConfig } from '../settings/appConfigStore.ts'
import { panelColors } from './panelColors.ts'
import styles from './ShellSkeleton.module.css'

/** The frame of the console in outline, as configured, shown while the console or its menus load, so that nothing jumps when they come. */
export function ShellSkeleton() {
  const { menuMode, layout, sideTheme, headerTheme, sideWidth, headerHeight } = appConfig.get()
  const sizes: CustomProperties = {
    '--side-width': menuMode === 'top' ? '0px' : `${sideWidth}px`,
    '--header-height': `${headerHeight}px`,
  }
  const side: CustomProperties = panelColors[sideTheme]
  const header: CustomProperties = panelColors[headerTheme]
  return (
    <div
      className={styles.frame}
      style={sizes}
      data-layout={layout}
      aria-busy="true"
      data-testid="shell-skeleton"
    >
      {menuMode !== 'top' && (
        <div className={styles.side} style={side}>
          <img src={`${import.meta.env.BASE_URL}images/logo.svg`} alt="" />
          {['70%', '54%', '62%', '48%', '66%'].map((width) => (
            <span key={width} style={{ width }} />
          ))}
        </div>
      )}
      <div className={styles.header} style={header} />
      <div className={styles.content}>
        <div className={styles.card} />
        <div className={styles.table} />
      </div>
    </div>
  )
}

type CustomProperties = CSSProperties & Record<`--${string}`, string>
