import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isJsonObject } from '../crud/isJsonObject.ts'
import { askSite } from '../frames/askSite.ts'
import { ok } from '../plugins/envelope.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../ServerParts.ts'
import { grantedMenus } from '../sessions/grantedMenus.ts'

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
    answer: { enum: ['allowed', 'refused', 'moved', 'unreachable'] },
    address: { type: 'string' },
  },
} as const

/**
 * GET /current/frames: whether the site of a menu lets itself be shown in a frame, which a browser tells nobody.
 * Only addresses of menus that the caller holds are asked, so nobody can send the server anywhere else.
 */
export async function frameRoutes(api: FastifyInstance, { database }: ServerParts): Promise<void> {
  api.get<{ Querystring: FromSchema<typeof query> }>(
    '/current/frames',
    {
      schema: { querystring: query },
      config: { access: 'session', call: 'askFrame', answer: { ...answer } },
    },
    async (request) => {
      const { code, origin } = request.query
      const menu = (await grantedMenus(database, userOf(request))).find((each) => each.code === code)
      const address = addressOf(menu?.['properties'])
      if (address === undefined) throw new AppError('RECORD_NOT_FOUND', { entity: 'menu' })
      return ok(await askSite(address, new URL(origin)))
    },
  )
}

function addressOf(properties: unknown): string | undefined {
  if (!isJsonObject(properties) || properties['type'] !== 'iframe') return undefined
  const { url } = properties
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined
}
