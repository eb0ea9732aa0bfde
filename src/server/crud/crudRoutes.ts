import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Catalog } from './Context.ts'
import { handlers } from './handlers.ts'
import type { Parameters } from './query/Parameters.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page or button code that carries this call. */
    permission?: string
  }
}

export interface CrudOptions {
  database: Database
  catalog: Catalog
  routes: readonly Route[]
}

/** Registers the generated calls, below whatever prefix the app gives them. */
export async function crudRoutes(app: FastifyInstance, options: CrudOptions): Promise<void> {
  for (const route of options.routes) register(app, route, options)
}

interface Call {
  Params: { id?: string }
  Querystring: Parameters
}

function register(app: FastifyInstance, route: Route, { database, catalog }: CrudOptions): void {
  const { method, url, operation, permission, table } = route
  const handle = handlers[operation]
  app.route<Call>({
    method,
    url,
    config: { permission, entity: table.entity },
    handler: (request, reply) => {
      const { params, query, body } = request
      const context = { catalog, user: request.user ?? undefined }
      return handle({ route, database, context, params, query, body, reply })
    },
  })
}
