import type { ApiResource, MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { ownButtons } from '#shared/permissions/ownButtons.ts'
import { extraCalls } from '#shared/permissions/extraCalls.ts'
import { ownPages } from '#shared/permissions/ownPages.ts'
import type { OwnPage } from '#shared/permissions/ownPages.ts'
import { disambiguatorOf, targetsOf } from '../model/references/lookupOf.ts'
import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import type { DashboardPage, Entity, Model } from '../contracts/Model.ts'
import { memoize } from '#shared/memoize.ts'
import { reachButtonsOf } from '../model/reachButtons.ts'
import type { RoutePlan } from './routes/routesOf.ts'
import { routesOf } from './routes/routesOf.ts'

const apiBase = '/api/v1'

const buttonNames = {
  create: { zh: '新建', en: 'Create' },
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  export: { zh: '导出', en: 'Export' },
  restore: { zh: '恢复', en: 'Restore' },
  purge: { zh: '彻底删除', en: 'Delete for good' },
  import: { zh: '导入', en: 'Import' },
} as const satisfies Record<Entity['actions'][number], Text>

/** The menu tree of a new installation: groups, the pages in them and the pages' buttons. */
export const menusOf = memoize((model: Model): MenuNode[] => {
  const groups = model.groups.map((group): MenuNode => {
    return {
      code: group.code,
      name: group.label,
      type: 'page',
      path: '',
      icon: group.icon,
      sequence: group.sequence,
      resources: [],
      children: inOrder(pagesIn(model, group.code)),
    }
  })
  const filled = groups.filter(({ children }) => children.length > 0)
  return inOrder([...filled, ...pagesIn(model, undefined)])
})

function pagesIn(model: Model, group: string | undefined): MenuNode[] {
  const isHere = ({ menu }: Pick<Entity, 'menu'>) => menu.group === group
  const entities = model.entities.filter(isHere).map((entity) => pageOf(entity, model))
  const own = ownPages.filter((page) => groupOf(page, model) === group)
  return [
    ...entities,
    ...model.dashboards.filter(isHere).map(dashboardPage),
    ...own.map((page) => ownPage(page, group)),
  ]
}

function groupOf({ group }: OwnPage, { groups }: Model): string | undefined {
  return groups.find(({ code }) => code === group)?.code
}

function ownPage({ name, label, path, icon, sequence, resources }: OwnPage, group?: string): MenuNode {
  const code = group === undefined ? name : `${group}.${name}`
  const children = ownButtonsOf(code).map(buttonNode)
  return { code, name: label, type: 'page', path, icon, sequence, resources, children }
}

// Its panels request the figures of entities, each with the permission of that entity's list.
function dashboardPage({ name, label, icon, menu }: DashboardPage): MenuNode {
  const { code, sequence } = menu
  const path = `${dashboardsPath}/${name}`
  return { code, name: label, type: 'page', path, icon, sequence, resources: [], children: [] }
}

function pageOf(entity: Entity, model: Model): MenuNode {
  const routes = routesOf(entity)
  const own = routes.filter(({ permission }) => permission === entity.menu.code)
  return {
    code: entity.menu.code,
    name: entity.label,
    type: 'page',
    path: `/${entity.name}`,
    icon: entity.icon,
    entity: entity.name,
    sequence: entity.menu.sequence,
    resources: distinct([...own.map(resourceOf), ...lookupsOf(entity, model), ...linesOf(entity.menu.code)]),
    children: buttonsOf(entity, routes),
  }
}

// A page shows the names of the records that it refers to, and those of the records that identify these, but no other values of
// them.
function lookupsOf(entity: Entity, model: Model): ApiResource[] {
  const referred = targetsOf(entity.properties)
  const targets = [...referred]
  const follow = (target: string, known: (other: Entity) => string | undefined) => {
    const other = model.entities.find(({ name }) => name === target)
    const named = targetsOf(other?.properties.filter(({ name }) => name === known(other)) ?? [])
    targets.push(...named.filter((name) => !targets.includes(name)))
  }
  for (const target of referred) follow(target, disambiguatorOf)
  for (const target of targets) follow(target, ({ display }) => display)
  const others = model.entities.filter(({ name }) => targets.includes(name))
  return others.flatMap((other) =>
    routesOf(other)
      .filter(({ operation }) => operation === 'options')
      .map(resourceOf),
  )
}

function buttonsOf(entity: Entity, routes: readonly RoutePlan[]): MenuNode[] {
  const actions = entity.actions.map((action) => ({
    code: `${entity.menu.code}.${action}`,
    name: buttonNames[action],
  }))
  const moves = (entity.states?.moves ?? []).map(({ permission, label }) => ({
    code: permission,
    name: label,
  }))
  const buttons = [...actions, ...moves, ...reachButtonsOf(entity)]
  const firstOfCode = buttons.filter(
    ({ code }, index) => buttons.findIndex((other) => other.code === code) === index,
  )
  const generated = firstOfCode.map(({ code, name }) => ({
    code,
    name,
    resources: [...routes.filter((route) => opens(entity, code, route)).map(resourceOf), ...linesOf(code)],
  }))
  return [...generated, ...ownButtonsOf(entity.menu.code)].map(buttonNode)
}

// Records to purge are chosen from the deleted ones, as are records to restore.
function opens({ menu }: Entity, code: string, { permission, operation }: RoutePlan): boolean {
  return permission === code || (operation === 'listDeleted' && code === `${menu.code}.purge`)
}

type Button = Pick<MenuNode, 'code' | 'name' | 'resources'>

function buttonNode({ code, name, resources }: Button, index: number): MenuNode {
  return { code, name, type: 'button', path: '', sequence: index + 1, resources, children: [] }
}

function ownButtonsOf(code: string): Button[] {
  const own = ownButtons.filter(({ page }) => page === code)
  return own.map(({ action, name, resources }) => ({ code: `${code}.${action}`, name, resources }))
}

function linesOf(code: string): ApiResource[] {
  return extraCalls.filter((own) => own.code === code).flatMap(({ resources }) => resources)
}

function resourceOf({ method, url }: RoutePlan): ApiResource {
  return { method, path: `${apiBase}${url}` }
}

function distinct(resources: readonly ApiResource[]): ApiResource[] {
  const keyOf = ({ method, path }: ApiResource) => `${method} ${path}`
  return [...new Map(resources.map((resource) => [keyOf(resource), resource])).values()]
}

function inOrder(nodes: readonly MenuNode[]): MenuNode[] {
  return [...nodes].sort((one, other) => one.sequence - other.sequence || (one.code < other.code ? -1 : 1))
}
