import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { samplesCode } from '#shared/samples/sampleMenus.ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { userOf } from '../../plugins/session.ts'
import type { MenuCache } from '../../sessions/menus/MenuCache.ts'
import { requireContent } from './requireContent.ts'
import { findContent, keepContent } from './sampleContent.ts'
import type { ContentPlace } from './sampleContent.ts'
import { sampleForms } from './sampleForms.ts'
import type { SampleFormName } from './sampleForms.ts'

const url = '/current/sample-forms/:form'

const params = {
  type: 'object',
  properties: { form: { enum: Object.keys(sampleForms) } },
  required: ['form'],
} as const

const keptBody = {
  type: 'object',
  properties: {
    state: { enum: ['draft', 'submitted'] },
    content: { type: 'object' },
    version: { type: 'integer', minimum: 0, maximum: 2_000_000_000 },
  },
  required: ['state', 'content'],
  additionalProperties: false,
} as const

const answer = {
  type: 'object',
  required: ['state', 'content', 'version', 'updated_time'],
  properties: {
    state: { enum: ['empty', 'draft', 'submitted'] },
    content: { type: 'object', additionalProperties: {} },
    version: { type: 'integer' },
    updated_time: { type: ['string', 'null'], format: 'date-time' },
  },
}

/** The most bytes that a user can store for each of the three forms. */
const bodyLimit = 64 * 1024

interface Place {
  Params: { form: SampleFormName }
}

interface SaveForm extends Place {
  Body: { state: 'draft' | 'submitted'; content: JsonObject; version?: number }
}

/** GET, PUT and DELETE /current/sample-forms/:form: the caller's input of a sample form, if the caller's menu has its page. */
export async function sampleFormRoutes(
  api: FastifyInstance,
  { database, menus }: ServerParts & { menus: MenuCache },
): Promise<void> {
  const placeOf = async (request: FastifyRequest<Place>): Promise<ContentPlace> => {
    const { form } = request.params
    const user = userOf(request)
    const held = await menus.of(user)
    if (!held.some(({ code }) => code === `${samplesCode}.form.${form}`)) throw new AppError('FORBIDDEN')
    return { userId: user.id, form }
  }

  api.get<Place>(
    url,
    { schema: { params }, config: { access: 'session', call: 'sampleForm', answer } },
    async (request) => ok(await findContent(database, await placeOf(request))),
  )

  api.put<SaveForm>(
    url,
    {
      bodyLimit,
      schema: { params, body: keptBody },
      config: { access: 'session', call: 'keepSampleForm', answer },
    },
    async (request) => {
      const place = await placeOf(request)
      const { state, version = 0 } = request.body
      const content = withoutNull(request.body.content)
      requireContent(sampleForms[place.form], content, state)
      return ok(await keepContent(database, place, { state, content, version }))
    },
  )

  api.delete<Place>(
    url,
    { schema: { params }, config: { access: 'session', call: 'clearSampleForm', answer } },
    async (request) => {
      const place = await placeOf(request)
      const { version } = await findContent(database, place)
      return ok(await keepContent(database, place, { state: 'empty', content: {}, version }))
    },
  )
}

/** The content without null, which means "not set" as in the entities' own calls. */
function withoutNull(content: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null))
}
