import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { queryInvalid } from '../crud/query/queryInvalid.ts'
import { askSite } from '../frames/askSite.ts'
import { Networks } from '../outgoing/Networks.ts'
import { siteAt } from '../outgoing/siteAt.ts'
import { RequestLimit } from '../limits/RequestLimit.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import type { MenuCache } from '../sessions/menus/MenuCache.ts'

const query = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'origin'],
  properties: {
    code: { type: 'string', maxLength: 100, description: 'Code of a menu that shows a site in a frame' },
    origin: { type: 'string', format: 'uri', maxLength: 300, description: 'Where the console is' },
  },
} as const

const answer = {
  type: 'object',
  required: ['answer'],
  properties: {
    answer: { enum: ['allowed', 'refused', 'unreachable', 'unknown'] },
  },
} as const

/**
 * GET /current/frames: whether the site of a menu allows being shown in a frame, which a browser does not reveal.
 * Asks only permitted addresses of menus that the caller holds, ten a minute, so users cannot explore the server's network.
 */
export async function frameRoutes(
  api: FastifyInstance,
  { config, menus }: ServerParts & { menus: MenuCache },
): Promise<void> {
  const networks = new Networks(config.frameNetworks)
  const limit = new RequestLimit({ requests: 10, seconds: 60 })
  api.get<{ Querystring: FromSchema<typeof query> }>(
    '/current/frames',
    {
      schema: { querystring: query },
      config: { access: 'session', call: 'askFrame', answer: { ...answer } },
    },
    async (request) => {
      const { code, origin } = request.query
      const embedder = siteAt(origin)
      if (!embedder) throw queryInvalid('origin', 'address')
      const user = userOf(request)
      await limit.take(user.id)
      const menu = (await menus.of(user)).find((each) => each.code === code)
      const address = addressOf(menu?.properties)
      if (address === undefined)
        throw new AppError('RECORD_NOT_FOUND', { entity: 'menu' satisfies EntityName })
      return ok(await askSite(address, { embedder, networks }))
    },
  )
}

function addressOf(properties: unknown): URL | undefined {
  if (!isJsonObject(properties) || properties['type'] !== 'iframe') return undefined
  const { url } = properties
  return typeof url === 'string' ? siteAt(url) : undefined
}
