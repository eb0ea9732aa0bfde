import type { Language } from '#shared/contracts/Text.ts'

/** What surrounds a page: the whole frame, the frame without margins, nothing at all, or what the log-in page has. */
export const pageLayouts = ['basic', 'custom', 'routeView', 'user'] as const

export type PageLayout = (typeof pageLayouts)[number]

/** A step of a page's own breadcrumb. */
export interface MetaCrumb {
  name: string
  title: string
  path: string
}

/** What a menu's properties say about its page (S3.12). */
export interface RouteMeta {
  /** Instead of the menu's name; `title` for both languages, `title_en` for English alone. */
  title: Readonly<Partial<Record<Language, string>>>
  icon?: string
  /** Whether the menu shows it; its page can be opened in any case. */
  isMenu: boolean
  /** Whether the page goes on living while another tab is in sight. */
  keepAlive: boolean
  /** Codes of which one must be granted besides the page's own. */
  permission: readonly string[]
  /** Codes of what is offered on this page alone, besides the buttons granted; `*` offers everything. */
  actions: readonly string[]
  layout: PageLayout
  target: '_self' | '_blank'
  type?: 'link' | 'iframe'
  /** Address of a link or frame; http and https only. */
  url?: string
  /** The steps above the page; none at all, or as the menu has them. */
  breadcrumb?: readonly MetaCrumb[]
  /** Codes of the groups that open with the page. */
  openKeys: readonly string[]
  /** A few characters at the icon. */
  badge?: string
}

/** What holds for a page whose menu says nothing. */
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
