import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { callOf } from '../../audit/callOf.ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { askForPassword, register } from '../../sessions/requestAccount.ts'
import { offeredLogins, otherLoginNames } from './otherLogins.ts'
import { newPassword } from './passwords.ts'
import { userProperties } from '../userProperties.ts'
import { emptyAnswer } from '../document/answers.ts'

const captcha = {
  captcha_id: { type: 'string', format: 'uuid' },
  captcha_code: { type: 'string', minLength: 1, maxLength: 20, wellFormed: true },
} as const

interface RegisterBody extends FromSchema<typeof forgotBody> {
  name: string
  password: string
  confirm_password: string
}

const registerBody: JsonSchema = {
  type: 'object',
  properties: {
    ...userProperties(['username', 'name']),
    password: newPassword,
    confirm_password: { type: 'string', minLength: 1, maxLength: 200 },
    ...captcha,
  },
  required: ['username', 'name', 'password', 'confirm_password', 'captcha_id', 'captcha_code'],
  additionalProperties: false,
}

const forgotBody = {
  type: 'object',
  properties: { username: { type: 'string', minLength: 1, maxLength: 200, wellFormed: true }, ...captcha },
  required: ['username', 'captcha_id', 'captcha_code'],
  additionalProperties: false,
} as const

const offers = ['register', 'forgot_password', ...otherLoginNames]

const offersAnswer: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(offers.map((name) => [name, { type: 'boolean' }])),
  required: offers,
}

/** GET /login/offers, POST /register and /forgot-password (S2.03). */
export async function registerRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  const { database, config } = parts

  api.get(
    '/login/offers',
    { config: { access: 'free', call: 'loginOffers', answer: offersAnswer } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return ok({
        register: config.login.register,
        forgot_password: config.login.forgotPassword,
        ...(await offeredLogins(database)),
      })
    },
  )

  api.post<{ Body: RegisterBody }>(
    '/register',
    {
      schema: { body: registerBody },
      config: { access: 'free', entity: 'register', call: 'register', answer: emptyAnswer },
    },
    async (request) => {
      const { body, ip: address } = request
      if (!config.login.register) throw new AppError('REQUESTS_OFF')
      const { username, name, password, confirm_password: again } = body
      if (password !== again) throw mismatch()
      const call = callOf(request)
      await register(parts, { username, name, password, ...captchaOf(body), address, call })
      return ok({})
    },
  )

  api.post<{ Body: FromSchema<typeof forgotBody> }>(
    '/forgot-password',
    {
      schema: { body: forgotBody },
      config: { access: 'free', entity: 'register', call: 'forgotPassword', answer: emptyAnswer },
    },
    async ({ body, ip }) => {
      if (!config.login.forgotPassword) throw new AppError('REQUESTS_OFF')
      await askForPassword(parts, { username: body.username, ...captchaOf(body), address: ip })
      return ok({})
    },
  )
}

function captchaOf({ captcha_id: captchaId, captcha_code: captchaCode }: FromSchema<typeof forgotBody>) {
  return { captchaId, captchaCode }
}

function mismatch(): AppError {
  return new AppError('PASSWORD_MISMATCH', {
    fields: [{ path: '/confirm_password', code: 'PASSWORD_MISMATCH' }],
  })
}
