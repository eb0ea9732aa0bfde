import type { Json } from '#shared/contracts/Json.ts'
import type { Entity, Model } from '../../contracts/Model.ts'
import type { GeneratedFile } from '../../print/GeneratedFile.ts'
import { routesOf } from '../routes/routesOf.ts'
import { bilingual } from './bilingual.ts'
import { commonResponses, commonSchemas, entitySchemas } from './components.ts'
import { operationOf } from './operationOf.ts'

/** generated/openapi: the API document of every generated call, OpenAPI 3.1. */
export function emitOpenApi(model: Model): GeneratedFile[] {
  const text = JSON.stringify(documentOf(model), null, 2)
  return [{ path: 'generated/openapi/openapi.json', text: `${text}\n` }]
}

function documentOf(model: Model): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fenxiao API',
      version: '1',
      description:
        'Written by `npm run generate` from schemas/*.json. Edit the schemas, not this file. ' +
        'Every answer is an envelope: `success`, `data`, `msg`, and `total` or `error`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    tags: model.entities.map((entity) => ({ name: entity.name, description: bilingual(entity.label) })),
    paths: pathsOf(model),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access_token of POST /login, or an API key.',
        },
      },
      responses: commonResponses,
      schemas: { ...commonSchemas, ...Object.assign({}, ...model.entities.map(entitySchemas)) },
    },
  }
}

function pathsOf(model: Model): Json {
  const paths = new Map<string, [string, Json][]>()
  for (const entity of model.entities) {
    for (const [path, method, operation] of operationsOf(entity, model)) {
      paths.set(path, [...(paths.get(path) ?? []), [method, operation]])
    }
  }
  return Object.fromEntries([...paths].map(([path, methods]) => [path, Object.fromEntries(methods)]))
}

function operationsOf(entity: Entity, model: Model): [path: string, method: string, operation: Json][] {
  return routesOf(entity).map((plan) => [
    plan.url.replace(':id', '{id}'),
    plan.method.toLowerCase(),
    operationOf(entity, plan, model),
  ])
}
