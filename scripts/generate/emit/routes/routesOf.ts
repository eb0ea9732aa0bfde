import type { Operation, Route } from '#shared/contracts/Route.ts'
import { pascalCase } from '#shared/words/nameForms.ts'
import type { Entity } from '../../contracts/Model.ts'
import { memoize } from '#shared/memoize.ts'

/** A call of the API before its schemas and validators are named. */
export interface RoutePlan extends Pick<
  Route,
  'operation' | 'method' | 'url' | 'permission' | 'operationId' | 'move'
> {
  hasId: boolean
  body?: 'input' | 'patch' | 'move'
}

/** Every call that the API offers for an entity. */
export const routesOf = memoize((entity: Entity): readonly RoutePlan[] => {
  if (entity.kind === 'single') return singleRoutes(entity)
  const may = (action: Entity['actions'][number]) => entity.kind !== 'log' && entity.actions.includes(action)
  return [
    plan(entity, 'list', 'GET'),
    ...(entity.actions.includes('export')
      ? [
          plan(entity, 'export', 'GET', { below: '/export', button: 'export' }),
          plan(entity, 'exportLater', 'POST', { below: '/export', button: 'export' }),
        ]
      : []),
    plan(entity, 'figures', 'GET', { below: '/figures' }),
    ...(entity.kind === 'tree' ? [plan(entity, 'tree', 'GET', { below: '/tree' })] : []),
    ...(entity.lookup ? [plan(entity, 'options', 'GET', { below: '/options' })] : []),
    plan(entity, 'get', 'GET', { hasId: true }),
    ...(entity.kind === 'log' ? [] : [plan(entity, 'history', 'GET', { hasId: true, below: '/history' })]),
    ...(may('create') ? [plan(entity, 'create', 'POST', { button: 'create', body: 'input' })] : []),
    ...(may('import')
      ? [plan(entity, 'import', 'POST', { below: '/import', button: 'import', body: 'input' })]
      : []),
    ...(may('edit') ? editRoutes(entity) : []),
    ...(may('delete') ? deleteRoutes(entity) : []),
    ...(may('restore') ? restoreRoutes(entity) : []),
    ...(may('purge') ? [plan(entity, 'purge', 'DELETE', { below: '/deleted', button: 'purge' })] : []),
    ...moveRoutes(entity),
  ]
})

interface PlanOptions {
  hasId?: boolean
  below?: string
  button?: string
  body?: 'input' | 'patch'
}

function plan(
  entity: Entity,
  operation: Operation,
  method: Route['method'],
  { hasId = false, below = '', button, body }: PlanOptions = {},
): RoutePlan {
  return {
    operation,
    method,
    url: `${entity.path}${hasId ? '/:id' : ''}${below}`,
    permission: button ? `${entity.menu.code}.${button}` : entity.menu.code,
    operationId: `${operation}${entity.typeName}`,
    hasId,
    ...(body ? { body } : {}),
  }
}

function singleRoutes(entity: Entity): RoutePlan[] {
  const edit = plan(entity, 'updateSingle', 'PUT', { button: 'edit', body: 'input' })
  const reading = [plan(entity, 'getSingle', 'GET'), plan(entity, 'history', 'GET', { below: '/history' })]
  return [...reading, ...(entity.actions.includes('edit') ? [edit] : [])]
}

function editRoutes(entity: Entity): RoutePlan[] {
  return [
    plan(entity, 'update', 'PUT', { hasId: true, button: 'edit', body: 'input' }),
    plan(entity, 'bulkUpdate', 'PUT', { button: 'edit', body: 'patch' }),
  ]
}

function deleteRoutes(entity: Entity): RoutePlan[] {
  return [
    plan(entity, 'delete', 'DELETE', { hasId: true, button: 'delete' }),
    plan(entity, 'bulkDelete', 'DELETE', { button: 'delete' }),
  ]
}

function restoreRoutes(entity: Entity): RoutePlan[] {
  return [
    plan(entity, 'listDeleted', 'GET', { below: '/deleted', button: 'restore' }),
    plan(entity, 'restore', 'POST', { below: '/deleted/restore', button: 'restore' }),
  ]
}

function moveRoutes(entity: Entity): RoutePlan[] {
  const moves = entity.states?.moves ?? []
  return moves.flatMap(({ code, permission, asks }) => [
    {
      ...plan(entity, 'move', 'POST', { hasId: true, below: `/${code}` }),
      permission,
      operationId: `${code}${entity.typeName}`,
      move: code,
      ...(asks ? { body: 'move' as const } : {}),
    },
    {
      ...plan(entity, 'bulkMove', 'POST', { below: `/${code}` }),
      permission,
      operationId: `bulk${pascalCase(code)}${entity.typeName}`,
      move: code,
      ...(asks ? { body: 'move' as const } : {}),
    },
  ])
}
