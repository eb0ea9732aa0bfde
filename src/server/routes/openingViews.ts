import type { FastifyInstance } from 'fastify'
import { tables } from '#generated/tables/tables.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import { resetOpeningView, setOpeningView } from '../views/openingViews.ts'
import { viewerOf } from './savedViews.ts'
import type { ViewOptions } from './savedViews.ts'
import { answerSchema } from './document/answers.ts'

const params = {
  type: 'object',
  properties: { entity: { enum: Object.keys(tables) } },
  required: ['entity'],
} as const

const id = { type: 'string', format: 'uuid' } as const
const chosen = { type: 'object', properties: { id }, required: ['id'], additionalProperties: false } as const

interface OfList {
  Params: { entity: string }
}

/** PUT and DELETE /current/opening-views/:entity: the view with which a list opens for the caller. */
export async function openingViewRoutes(api: FastifyInstance, options: ViewOptions): Promise<void> {
  const { database } = options
  const place = '/current/opening-views/:entity'

  api.put<OfList & { Body: { id: string } }>(
    place,
    { schema: { params, body: chosen }, config: { access: 'session', call: 'openWithView', answer: chosen } },
    async (request) => {
      const viewer = await viewerOf(request, options)
      const view = { entity: request.params.entity, id: request.body.id }
      await database.transaction((tx) => setOpeningView(tx, viewer, view))
      return ok({ id: view.id })
    },
  )

  api.delete<OfList>(
    place,
    {
      schema: { params },
      config: {
        access: 'session',
        call: 'openPlainly',
        answer: answerSchema({ entity: { type: 'string' } }),
      },
    },
    async (request) => {
      const { entity } = request.params
      await resetOpeningView(database, { userId: userOf(request).id, entity })
      return ok({ entity })
    },
  )
}
