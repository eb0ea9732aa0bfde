import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { isWebAddress } from '#shared/validation/isWebAddress.ts'
import { pageLayouts, plainMeta } from './RouteMeta.ts'
import type { MetaCrumb, RouteMeta } from './RouteMeta.ts'

/** Reads a menu's properties, which are free text; invalid ones are left out. */
export function readRouteMeta(properties: unknown): RouteMeta {
  if (!isJsonObject(properties)) return plainMeta
  const { isMenu, keepAlive } = properties
  const type = oneOf(properties['type'], ['link', 'iframe'] as const)
  const isFrame = type === 'iframe'
  return {
    title: titleOf(properties),
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

function titleOf(properties: Record<string, unknown>): RouteMeta['title'] {
  const title = textOf(properties['title'])
  return { ...optional('zh', title), ...optional('en', textOf(properties['title_en']) ?? title) }
}

/** Accepts only http and https: other addresses could run as a script or reach into the computer. */
function webAddressOf(value: unknown): string | undefined {
  const text = textOf(value)
  if (text === undefined || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return isWebAddress(url) ? url.href : undefined
}

function breadcrumbOf(value: unknown): RouteMeta['breadcrumb'] {
  if (value === false) return []
  if (!Array.isArray(value)) return undefined
  const crumbs: readonly unknown[] = value
  return crumbs.flatMap(crumbOf)
}

/** Reads a step: a text, or an object with a name and `meta.title` as in routes. */
function crumbOf(value: unknown): MetaCrumb[] {
  const single = textOf(value)
  if (single !== undefined) return [{ name: single, title: single, path: '' }]
  if (!isJsonObject(value)) return []
  const meta = isJsonObject(value['meta']) ? value['meta'] : value
  const name = textOf(value['name'])
  const title = textOf(meta['title']) ?? name
  if (title === undefined) return []
  const path = textOf(value['path']) ?? ''
  return [{ name: name ?? title, title, path: /^\/(?![/\\])/.test(path) ? path : '' }]
}

/** Cuts long texts, which do not fit beside an icon. */
function badgeOf(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value)
  return text === undefined ? undefined : Array.from(text).slice(0, 6).join('')
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
