import type { PanelTheme } from '../../kit/appConfig/AppConfig.ts'

/** The colours of a menu or header, as custom properties for its content. */
export const panelColors = {
  dark: {
    '--panel': 'var(--side)',
    '--panel-text': 'var(--side-text)',
    '--panel-strong': 'var(--side-text-strong)',
    '--panel-hover': 'var(--side-hover)',
    '--panel-selected': 'var(--side-selected)',
    '--panel-current': 'var(--side-text-strong)',
    '--panel-focus': '#fff',
    '--panel-border': 'var(--side)',
  },
  light: {
    '--panel': 'var(--surface)',
    '--panel-text': 'var(--text-muted)',
    '--panel-strong': 'var(--text)',
    '--panel-hover': 'var(--hover)',
    '--panel-selected': 'var(--selected)',
    '--panel-current': 'var(--primary)',
    '--panel-focus': 'var(--primary)',
    '--panel-border': 'var(--border)',
  },
} as const satisfies Record<PanelTheme, Record<`--panel${string}`, string>>
