import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'

/** The screens of the console and the codes of its menu. */
export interface Screens {
  resources: readonly Pick<Resource, 'entity' | 'fields' | 'columns' | 'filters'>[]
  menus: readonly MenuNode[]
}

/** The added, changed and removed screens and codes. */
export interface ScreenDifferences {
  screens: readonly string[]
  codes: readonly string[]
}

/** The screens and menus of the generator's last output. */
export async function generatedScreens(root: string): Promise<Screens> {
  const resources = join(root, 'generated/resources/resources.ts')
  const menus = join(root, 'generated/menus/menus.ts')
  if (!existsSync(resources) || !existsSync(menus)) return { resources: [], menus: [] }
  const shown: Pick<Screens, 'resources'> = await import(pathToFileURL(resources).href)
  const listed: Pick<Screens, 'menus'> = await import(pathToFileURL(menus).href)
  return { resources: shown.resources, menus: listed.menus }
}

/** The visible differences; `renamed` maps former codes of pages and buttons to present ones. */
export function screenDifferences(
  before: Screens,
  after: Screens,
  renamed: ReadonlyMap<string, string>,
): ScreenDifferences {
  const [old, now] = [linesOf(before), linesOf(after)]
  const [had, has] = [codesOf(before.menus), codesOf(after.menus)]
  const come = has.filter((code) => !had.includes(code) && ![...renamed.values()].includes(code))
  return {
    screens: [...appearing(old, now), ...going(old, now), ...changing(old, now)],
    codes: [
      ...[...renamed].map(([from, to]) => `${from} → ${to}, and what roles hold of it`),
      ...come.map((code) => `+ ${code}`),
      ...had.filter((code) => !has.includes(code) && !renamed.has(code)).map((code) => `- ${code}`),
    ],
  }
}

/**
 * The codes of entities that were renamed or moved to another group: a button keeps the part after its page's code. `renames`
 * maps former names of entities to present ones.
 */
export function renamedCodes(
  { menus: before }: Screens,
  { menus: after }: Screens,
  renames: ReadonlyMap<string, string>,
): Map<string, string> {
  const pages = new Map(pagesOf(after).map((page) => [page.entity, page]))
  const pairs = pagesOf(before).flatMap((page): [string, string][] => {
    const other = pages.get(renames.get(page.entity ?? '') ?? page.entity ?? '')
    if (!other) return []
    const codes = codesOf([other])
    const renamed = codesOf([page]).map((code): [string, string] => [
      code,
      other.code + code.slice(page.code.length),
    ])
    return renamed.filter(([from, to]) => from !== to && codes.includes(to))
  })
  return new Map(pairs)
}

function pagesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [...(node.entity === undefined ? [] : [node]), ...pagesOf(node.children)])
}

type Lines = ReadonlyMap<string, string>

/** Screens, fields, columns and filters by name, each with its definition. */
function linesOf({ resources }: Screens): Lines {
  const lines = resources.flatMap(({ entity, fields, columns, filters }): [string, string][] => [
    [`screens of ${entity}`, ''],
    ...fields.flatMap((field) => fieldLines(entity, field)),
    ...columns.map(({ source, ...column }): [string, string] => [
      `column ${entity}.${source} of the list`,
      JSON.stringify(column),
    ]),
    ...filters.map(({ source, ...filter }): [string, string] => [
      `filter ${entity}.${source} of the list`,
      JSON.stringify(filter),
    ]),
  ])
  return new Map(lines)
}

/** A field, and the fields inside its rows or its object, each on a line of its own: a whole row would be too long to read. */
function fieldLines(
  above: string,
  { source, fields = [], alternatives, ...field }: Field,
  suffix = '',
): [string, string][] {
  const path = `${above}.${source}`
  const { by, of = {} } = alternatives ?? {}
  return [
    [`field ${path}${suffix}`, JSON.stringify({ ...field, by })],
    ...fields.flatMap((inner) => fieldLines(path, inner)),
    ...Object.entries(of).flatMap(([kind, inside]) =>
      inside.flatMap((inner) => fieldLines(path, inner, ` of ${kind}`)),
    ),
  ]
}

function appearing(old: Lines, now: Lines): string[] {
  return [...now.keys()].filter((name) => !old.has(name)).map((name) => `+ ${name}`)
}

function going(old: Lines, now: Lines): string[] {
  return [...old.keys()].filter((name) => !now.has(name)).map((name) => `- ${name}`)
}

function changing(old: Lines, now: Lines): string[] {
  const changed = [...old].filter(([name, what]) => now.has(name) && now.get(name) !== what)
  return changed.map(([name, what]) => `~ ${name}: ${what} → ${now.get(name) ?? ''}`)
}

function codesOf(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ code, children }) => [code, ...codesOf(children)])
}
