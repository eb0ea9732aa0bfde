import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tables } from '#generated/tables/tables.ts'
import type { Transaction } from '#server/database/Database.ts'
import { viewTitleLength } from '#shared/contracts/SavedView.ts'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { inWriteTransaction } from '../crud/entity/inWriteTransaction.ts'
import { list, ok } from '../http/envelope.ts'
import { idParams } from '../http/idParams.ts'
import type { ById } from '../http/idParams.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { userOf } from '../plugins/session.ts'
import { addView, changeView, removeView, savedViewsOf } from '../views/savedViews.ts'
import type { NewView, Viewer } from '../views/savedViews.ts'
import { idAnswer } from './document/answers.ts'

const name = { type: 'string', minLength: 1, maxLength: 200, wellFormed: true } as const

const look = {
  type: 'object',
  properties: {
    filter: { type: 'object' },
    sort: {
      type: 'object',
      properties: { property: name, direction: { enum: ['ASC', 'DESC'] } },
      required: ['property', 'direction'],
      additionalProperties: false,
    },
    rows: { type: 'integer', minimum: 1, maximum: 1000 },
    columns: { type: 'array', items: name, minItems: 1, maxItems: 500 },
    board: { const: true },
    calendar: { const: true },
  },
  required: ['filter', 'sort', 'rows'],
  additionalProperties: false,
} as const

const title = {
  type: 'string',
  minLength: 1,
  maxLength: viewTitleLength,
  pattern: String.raw`^\S(.*\S)?$`,
  wellFormed: true,
} as const
const shared = { type: 'boolean' } as const
const entity = { enum: Object.keys(tables) }

const addedBody = {
  type: 'object',
  properties: { entity, title, look, shared },
  required: ['entity', 'title', 'look'],
  additionalProperties: false,
}

const changedBody = {
  type: 'object',
  properties: { title, look, shared },
  required: ['title', 'look'],
  additionalProperties: false,
}

const view = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    // Not an enum: a removed entity keeps its views.
    entity: { type: 'string' },
    title: { type: 'string' },
    look: {
      ...look,
      properties: { ...look.properties, filter: { type: 'object', additionalProperties: {} } },
    },
    shared,
    owner: { type: ['string', 'null'] },
    opens: { type: 'boolean' },
  } satisfies Record<keyof SavedView, object>,
  required: ['id', 'entity', 'title', 'look', 'shared', 'owner', 'opens'],
}

/** Enough for any view: the filters of a list are part of an address, which browsers limit. */
const bodyLimit = 16 * 1024

/** The server's parts with a check of the caller's permissions. */
export interface ViewOptions extends ServerParts {
  /** Whether the caller of a request holds a page or a button. */
  may: (request: FastifyRequest, code: string) => Promise<boolean>
}

/** GET and POST /current/views, PUT and DELETE …/:id: the caller's saved views of lists, and those shared by others. */
export async function savedViewRoutes(api: FastifyInstance, options: ViewOptions): Promise<void> {
  const { database } = options
  // Writes of one user wait here for each other, not in the database, where waiting is limited.
  const inTurn = (userId: string, work: (tx: Transaction) => Promise<SavedView>) =>
    inWriteTransaction(database, work, `saved_view ${userId}`)
  api.get(
    '/current/views',
    { config: { access: 'session', call: 'savedViews', answer: { type: 'array', items: view } } },
    async (request) => {
      const views = await savedViewsOf(database, await viewerOf(request, options))
      return list(views, views.length)
    },
  )

  api.post<{ Body: NewView }>(
    '/current/views',
    {
      bodyLimit,
      schema: { body: addedBody },
      config: { access: 'session', call: 'saveView', answer: view },
    },
    async (request) => {
      const { id } = userOf(request)
      return ok(await inTurn(id, (tx) => addView(tx, id, request.body)))
    },
  )

  api.put<ById & { Body: Omit<NewView, 'entity'> }>(
    '/current/views/:id',
    {
      bodyLimit,
      schema: { params: idParams, body: changedBody },
      config: { access: 'session', call: 'changeView', answer: view },
    },
    async (request) => {
      const place = { id: request.params.id, userId: userOf(request).id }
      return ok(await inTurn(place.userId, (tx) => changeView(tx, place, request.body)))
    },
  )

  api.delete<ById>(
    '/current/views/:id',
    { schema: { params: idParams }, config: { access: 'session', call: 'removeView', answer: idAnswer } },
    async (request) => {
      const { id } = request.params
      await removeView(database, { id, userId: userOf(request).id })
      return ok({ id })
    },
  )
}

/** The caller and the entities whose lists they may open. */
export async function viewerOf(request: FastifyRequest, { catalog, may }: ViewOptions): Promise<Viewer> {
  const entities: string[] = []
  for (const name of Object.keys(tables)) {
    const page = catalog.resourceOf(name)?.permissions.page
    if (page !== undefined && (await may(request, page))) entities.push(name)
  }
  return { userId: userOf(request).id, entities }
}
