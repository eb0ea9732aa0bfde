import { objectOf } from '#shared/json/objectOf.ts'
import { isHexColor } from '../colors/contrast.ts'
import type { HexColor } from '../colors/contrast.ts'
import { defaultThemeColor, sizeTokens } from '../colors/tokens.ts'

/** The layouts: the header beside the side menu, or across the whole width above it. */
export const layouts = ['leftRight', 'topBottom'] as const

/**
 * The places of the menu: beside the content, in the header, or its first level in the header and the rest beside the content.
 */
export const menuModes = ['side', 'top', 'mix'] as const

/** The two looks of a menu or header, independent of the style of the pages. */
export const panelThemes = ['light', 'dark'] as const

/** The widths of pages: the whole window, or limited. */
export const contentWidths = ['fluid', 'fixed'] as const

export type PanelTheme = (typeof panelThemes)[number]

/**
 * A user's settings for the look of the console; language and style are kept elsewhere, because the log-in page needs them too.
 */
export interface AppConfig {
  layout: (typeof layouts)[number]
  menuMode: (typeof menuModes)[number]
  sideWidth: number
  sideCollapsedWidth: number
  headerHeight: number
  sideTheme: PanelTheme
  headerTheme: PanelTheme
  multiTab: boolean
  multiTabHeight: number
  mainMargin: number
  contentWidth: (typeof contentWidths)[number]
  themeColor: HexColor
  fixedHeader: boolean
  fixedSide: boolean
  /** Hides the header on scrolling down and shows it on scrolling up. */
  hideHeader: boolean
  /** Uses colours that colour-blind people can tell apart, with signs beside them. */
  weak: boolean
}

/** The settings until a user changes them. */
export const defaultConfig: Readonly<AppConfig> = {
  layout: 'leftRight',
  menuMode: 'side',
  sideWidth: sizeTokens.side,
  sideCollapsedWidth: sizeTokens.sideCollapsed,
  headerHeight: sizeTokens.header,
  sideTheme: 'dark',
  headerTheme: 'light',
  multiTab: true,
  multiTabHeight: sizeTokens.tabBar,
  mainMargin: sizeTokens.margin,
  contentWidth: 'fluid',
  themeColor: defaultThemeColor,
  fixedHeader: true,
  fixedSide: true,
  hideHeader: false,
  weak: false,
}

/** Reads stored settings; missing or invalid ones get their defaults. */
export function readAppConfig(stored: unknown): AppConfig {
  const given = objectOf(stored)
  const { themeColor } = given
  const choice = <T>(name: keyof AppConfig, values: readonly T[], fallback: T): T =>
    values.find((value) => value === given[name]) ?? fallback
  const flag = (name: keyof AppConfig, fallback: boolean) => choice(name, [true, false], fallback)
  const size = (name: keyof AppConfig, [least, most]: readonly [number, number], fallback: number) => {
    const value = given[name]
    return typeof value === 'number' && value >= least && value <= most ? value : fallback
  }
  return {
    layout: choice('layout', layouts, defaultConfig.layout),
    menuMode: choice('menuMode', menuModes, defaultConfig.menuMode),
    sideWidth: size('sideWidth', [160, 400], defaultConfig.sideWidth),
    sideCollapsedWidth: size('sideCollapsedWidth', [56, 120], defaultConfig.sideCollapsedWidth),
    headerHeight: size('headerHeight', [48, 96], defaultConfig.headerHeight),
    sideTheme: choice('sideTheme', panelThemes, defaultConfig.sideTheme),
    headerTheme: choice('headerTheme', panelThemes, defaultConfig.headerTheme),
    multiTab: flag('multiTab', defaultConfig.multiTab),
    multiTabHeight: size('multiTabHeight', [40, 80], defaultConfig.multiTabHeight),
    mainMargin: size('mainMargin', [0, 64], defaultConfig.mainMargin),
    contentWidth: choice('contentWidth', contentWidths, defaultConfig.contentWidth),
    themeColor: isHexColor(themeColor) ? themeColor : defaultConfig.themeColor,
    fixedHeader: flag('fixedHeader', defaultConfig.fixedHeader),
    fixedSide: flag('fixedSide', defaultConfig.fixedSide),
    hideHeader: flag('hideHeader', defaultConfig.hideHeader),
    weak: flag('weak', defaultConfig.weak),
  }
}
