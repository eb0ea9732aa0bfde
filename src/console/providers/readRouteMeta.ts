import { badgeColors, pageLayouts, plainMeta } from './RouteMeta.ts'
import type { MenuBadge, MetaCrumb, RouteMeta } from './RouteMeta.ts'

/** Reads a menu's properties, which anybody may have typed; what makes no sense is left out. */
export function readRouteMeta(properties: unknown): RouteMeta {
  if (!isObject(properties)) return plainMeta
  const { isMenu, keepAlive } = properties
  const type = oneOf(properties['type'], ['link', 'iframe'] as const)
  const isFrame = type === 'iframe'
  return {
    ...optional('title', titleOf(properties['title'])),
    ...optional('icon', textOf(properties['icon'])),
    isMenu: isMenu !== false,
    keepAlive: keepAlive !== false,
    permission: textsOf(properties['permission']),
    actions: textsOf(properties['actions']),
    layout: oneOf(properties['layout'], pageLayouts) ?? (isFrame ? 'custom' : plainMeta.layout),
    target:
      oneOf(properties['target'], ['_self', '_blank'] as const) ?? (type === 'link' ? '_blank' : '_self'),
    ...optional('type', type),
    ...optional('url', webAddressOf(properties['url'])),
    ...optional('breadcrumb', breadcrumbOf(properties['breadcrumb'])),
    openKeys: textsOf(properties['openKeys']),
    ...optional('badge', badgeOf(properties['badge'])),
  }
}

function optional<T>(name: string, value: T | undefined) {
  return value === undefined ? {} : { [name]: value }
}

/** One text for both languages, or one for each. */
function titleOf(value: unknown): RouteMeta['title'] {
  const single = textOf(value)
  if (single !== undefined) return { zh: single, en: single }
  if (!isObject(value)) return undefined
  const [zh, en] = [textOf(value['zh']), textOf(value['en'])]
  const either = zh ?? en
  return either === undefined ? undefined : { zh: zh ?? either, en: en ?? either }
}

/** Anything but http and https could run as a script or reach into the computer. */
function webAddressOf(value: unknown): string | undefined {
  const text = textOf(value)
  if (text === undefined || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}

function breadcrumbOf(value: unknown): RouteMeta['breadcrumb'] {
  if (value === false) return []
  if (!Array.isArray(value)) return undefined
  const crumbs: readonly unknown[] = value
  return crumbs.flatMap(crumbOf)
}

/** A step is a text, or has a name and `meta.title` as routes do. */
function crumbOf(value: unknown): MetaCrumb[] {
  const single = textOf(value)
  if (single !== undefined) return [{ name: single, title: single, path: '' }]
  if (!isObject(value)) return []
  const meta = isObject(value['meta']) ? value['meta'] : value
  const name = textOf(value['name'])
  const title = textOf(meta['title']) ?? name
  if (title === undefined) return []
  const path = textOf(value['path']) ?? ''
  return [{ name: name ?? title, title, path: /^\/(?![/\\])/.test(path) ? path : '' }]
}

/** `true` is a dot; long texts have no room beside a menu entry. */
function badgeOf(value: unknown): MenuBadge | undefined {
  const shown = isObject(value) ? (value['text'] ?? value['content'] ?? true) : value
  const color = (isObject(value) && oneOf(value['color'], badgeColors)) || 'error'
  if (shown === true) return { text: '', color }
  if (typeof shown === 'number' && Number.isFinite(shown)) return { text: String(shown), color }
  const text = textOf(shown)
  return text === undefined ? undefined : { text: Array.from(text).slice(0, 6).join(''), color }
}

function oneOf<T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === value)
}

function textsOf(value: unknown): readonly string[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  return given.flatMap((each) => textOf(each) ?? [])
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
