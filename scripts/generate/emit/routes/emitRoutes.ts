import type { Entity, Model } from '../../contracts/Model.ts'
import type { Code } from '../../print/Code.ts'
import { code, documentation, lines, literal, name } from '../../print/Code.ts'
import type { GeneratedFile } from '../../print/GeneratedFile.ts'
import { entityFile, overallFile } from '../../print/GeneratedFile.ts'
import { importLine, moduleOf, namesOf } from '../../print/names.ts'
import type { RoutePlan } from './routesOf.ts'
import { routesOf } from './routesOf.ts'

/** generated/routes: every generated call of the API, as data for the generic server code. */
export function emitRoutes(model: Model): GeneratedFile[] {
  const files = model.entities.map((entity) => {
    const names = namesOf(entity)
    const plans = routesOf(entity)
    return entityFile(`generated/routes/${entity.name}.ts`, entity, [
      lines(importsOf(entity, plans)),
      code``,
      ...paramsOf(plans),
      documentation(`${entity.label.zh} / ${entity.label.en}`),
      code`export const ${names.routes}: readonly Route[] = ${literal(plans.map((plan) => printedRoute(entity, plan)))}`,
    ])
  })
  return [...files, registry(model)]
}

function importsOf(entity: Entity, plans: readonly RoutePlan[]): Code[] {
  const names = namesOf(entity)
  const schemas = [
    ...(uses(plans, 'input') ? [code`${names.inputSchema}`] : []),
    ...(uses(plans, 'patch') ? [code`${names.patchSchema}`] : []),
    ...(uses(plans, 'move') ? [names.moveSchemas] : []),
  ]
  const validators = [
    ...(uses(plans, 'input') ? [names.validate] : []),
    ...(uses(plans, 'patch') ? [names.validatePatch] : []),
    ...(uses(plans, 'move') ? [code`moves`] : []),
  ]
  return [
    ...(plans.some(({ hasId }) => hasId)
      ? [code`import type { JsonSchema } from '#shared/contracts/Json.ts'`]
      : []),
    code`import type { Route } from '#shared/contracts/Route.ts'`,
    ...(plans.some(withColumns)
      ? importLine([names.resource], moduleOf('resources', `${entity.name}.ts`))
      : []),
    ...importLine(schemas, moduleOf('schemas', `${entity.name}.ts`)),
    code`import { ${names.table} } from ${moduleOf('tables', `${entity.name}.ts`)}`,
    ...importLine(validators, moduleOf('validators', `${entity.name}.js`)),
  ]
}

function paramsOf(plans: readonly RoutePlan[]): Code[] {
  if (!plans.some(({ hasId }) => hasId)) return []
  const schema = {
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' } },
    required: ['id'],
  }
  return [code`const idParams: JsonSchema = ${literal(schema)}`, code``]
}

function printedRoute(entity: Entity, plan: RoutePlan) {
  const names = namesOf(entity)
  const { hasId, operation, method, url, permission, operationId, move } = plan
  const body = bodyOf(entity, plan)
  return {
    operation,
    method,
    url,
    table: names.table,
    permission,
    operationId,
    schema: { params: hasId ? code`idParams` : undefined, body: body?.schema },
    validateBody: body?.validate,
    move,
    resource: withColumns(plan) ? names.resource : undefined,
  }
}

/** The schema and the validator of a call's body. */
function bodyOf(entity: Entity, { body, operation, move = '' }: RoutePlan) {
  const names = namesOf(entity)
  if (body === 'input') return { schema: names.inputSchema, validate: names.validate }
  if (body === 'patch') return { schema: names.patchSchema, validate: names.validatePatch }
  if (body !== 'move') return undefined
  const which = code`[${literal(move)}].${name(operation === 'move' ? 'one' : 'many')}`
  return { schema: code`${names.moveSchemas}${which}`, validate: code`moves${which}` }
}

/** Whether the call needs the resource's properties: files have columns, and figures have groups. */
function withColumns({ operation }: RoutePlan): boolean {
  return ['export', 'exportLater', 'import', 'figures'].includes(operation)
}

function registry(model: Model): GeneratedFile {
  const imports = model.entities.map(
    (entity) => code`import { ${namesOf(entity).routes} } from ${moduleOf('routes', `${entity.name}.ts`)}`,
  )
  const spread = model.entities.map((entity) => code`  ...${namesOf(entity).routes},`)
  return overallFile('generated/routes/routes.ts', [
    code`import type { Route } from '#shared/contracts/Route.ts'`,
    ...imports,
    code``,
    documentation('Every generated call of the API.'),
    lines([code`export const routes: readonly Route[] = [`, ...spread, code`]`]),
  ])
}

function uses(plans: readonly RoutePlan[], body: RoutePlan['body']): boolean {
  return plans.some((plan) => plan.body === body)
}
