import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { captchaImage, captchaTask, newCaptcha } from '../../sessions/captcha/captcha.ts'

const imageQuery = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    /** Any text that is not empty requests a new answer under the same id. */
    reload: { type: 'string', maxLength: 50 },
  },
  // Other parameters are allowed, because clients add them to bypass caches of browsers and proxies.
  required: ['id'],
} as const

const taskQuery = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
} as const

const taskAnswer = {
  type: 'object',
  properties: {
    salt: { type: 'string' },
    challenge: { type: 'string' },
    least: { type: 'integer' },
    most: { type: 'integer' },
  },
  required: ['salt', 'challenge', 'least', 'most'],
} as const

const captchaAnswer = {
  type: 'object',
  properties: { captcha_id: { type: 'string', format: 'uuid' } },
  required: ['captcha_id'],
} as const

/** GET /captcha/id and /captcha/image?id=&reload= (S7.05), and /captcha/task?id= for people who cannot see the image. */
export async function captchaRoutes(api: FastifyInstance, { database }: ServerParts): Promise<void> {
  api.get(
    '/captcha/id',
    { config: { access: 'free', call: 'newCaptcha', answer: captchaAnswer } },
    async ({ ip }, reply) => {
      reply.header('cache-control', 'no-store')
      return ok({ captcha_id: await newCaptcha(database.essential, ip) })
    },
  )

  api.get<{ Querystring: FromSchema<typeof imageQuery> }>(
    '/captcha/image',
    { config: { access: 'free', call: 'captchaImage', weight: 20 }, schema: { querystring: imageQuery } },
    async ({ query }, reply) => {
      const image = await captchaImage(database.essential, query.id, (query.reload ?? '') !== '')
      return reply.header('cache-control', 'no-store').type('image/png').send(image)
    },
  )

  api.get<{ Querystring: FromSchema<typeof taskQuery> }>(
    '/captcha/task',
    {
      config: { access: 'free', call: 'captchaTask', answer: taskAnswer },
      schema: { querystring: taskQuery },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(await captchaTask(database.essential, query.id))
    },
  )
}
