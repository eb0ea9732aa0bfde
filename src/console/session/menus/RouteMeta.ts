import type { Language } from '#shared/contracts/Text.ts'

/** The frame around a page: the whole console, the console without margins, none, or the frame of the log-in page. */
export const pageLayouts = ['basic', 'custom', 'routeView', 'user'] as const

export type PageLayout = (typeof pageLayouts)[number]

/** A step of a page's own breadcrumb. */
export interface MetaCrumb {
  name: string
  title: string
  path: string
}

/** The settings of a page in its menu's properties (S3.12). */
export interface RouteMeta {
  /** Replaces the menu's name; `title` for both languages, `title_en` for English only. */
  title: Readonly<Partial<Record<Language, string>>>
  icon?: string
  /** Whether the menu shows the item; its page can be opened in any case. */
  isMenu: boolean
  /** Whether the page stays mounted while another tab is visible. */
  keepAlive: boolean
  /** Codes of which one must be granted besides the page's own. */
  permission: readonly string[]
  /** Codes that are granted on this page only, besides the granted buttons; `*` grants everything. */
  actions: readonly string[]
  layout: PageLayout
  target: '_self' | '_blank'
  type?: 'link' | 'iframe'
  /** Address of a link or frame; http and https only. */
  url?: string
  /** The steps above the page; an empty list for none, absent for those of the menu. */
  breadcrumb?: readonly MetaCrumb[]
  /** The codes of the groups that unfold with the page. */
  openKeys: readonly string[]
  /** A few characters beside the icon. */
  badge?: string
}

/** The settings of a page whose menu has none. */
export const plainMeta: RouteMeta = {
  title: {},
  isMenu: true,
  keepAlive: true,
  permission: [],
  actions: [],
  layout: 'basic',
  target: '_self',
  openKeys: [],
}
