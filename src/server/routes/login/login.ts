import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { withViewedRoles } from '../../audit/callEntry.ts'
import { callOf } from '../../audit/callOf.ts'
import { ok } from '../../http/envelope.ts'
import { userOf } from '../../plugins/session.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { finishLogIn } from '../../sessions/finishLogIn.ts'
import { logIn } from '../../sessions/logIn.ts'
import type { Login } from '../../sessions/logIn.ts'
import { PasswordRehasher } from '../../sessions/PasswordRehasher.ts'
import { endSession, renewSession } from '../../sessions/sessions.ts'
import type { SessionTicket } from '../../sessions/sessions.ts'
import { tokenIn } from '../../sessions/token.ts'
import { viewedRolesOf } from '../../sessions/viewedRoles.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { deviceCookie, deviceIn } from './deviceCookie.ts'
import { emptyAnswer } from '../document/answers.ts'

const loginBody = {
  type: 'object',
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 200, wellFormed: true },
    password: { type: 'string', minLength: 1, maxLength: 200 },
    captcha_id: { type: 'string', format: 'uuid' },
    captcha_code: { type: 'string', minLength: 1, maxLength: 20, wellFormed: true },
    remember: { type: 'boolean' },
  },
  required: ['username', 'password', 'captcha_id', 'captcha_code'],
  additionalProperties: false,
} as const

const secondStepBody = {
  type: 'object',
  properties: {
    challenge: { type: 'string', minLength: 1, maxLength: 1000 },
    code: { type: 'string', minLength: 1, maxLength: 40, wellFormed: true },
  },
  required: ['challenge', 'code'],
  additionalProperties: false,
} as const

const ticketAnswer = {
  type: 'object',
  properties: {
    access_token: { type: 'string' },
    token_type: { const: 'Bearer' },
    expires_at: { type: 'string', format: 'date-time' },
    must_change_password: { type: 'boolean' },
  },
  required: ['access_token', 'token_type', 'expires_at'],
} as const

/** The answer for users with a second factor: a challenge, to be sent to POST /login/second-factor with a code. */
const firstStepAnswer = {
  type: 'object',
  properties: { second_factor: { const: true }, challenge: { type: 'string' } },
  required: ['second_factor', 'challenge'],
} as const

/** POST /login, /login/second-factor, /current/logout and /current/refresh-token (S7.05). */
export async function loginRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  const { database, catalog } = parts
  const rehasher = new PasswordRehasher(parts, api.log)
  api.addHook('onClose', () => rehasher.close())
  api.post<{ Body: FromSchema<typeof loginBody> }>(
    '/login',
    {
      schema: { body: loginBody },
      config: {
        access: 'free',
        entity: 'login',
        call: 'logIn',
        answer: { anyOf: [ticketAnswer, firstStepAnswer] },
      },
    },
    async (request, reply) => {
      const { body, ip, headers } = request
      const { username, password, captcha_id: captchaId, captcha_code: captchaCode, remember = false } = body
      const input = {
        username,
        password,
        captchaId,
        captchaCode,
        remember,
        address: ip,
        agent: headers['user-agent'] ?? '',
        device: deviceIn(headers.cookie, request.protocol),
        call: callOf(request),
      }
      reply.header('cache-control', 'no-store')
      const login = await logIn({ ...parts, rehasher }, input)
      if ('challenge' in login) return ok({ second_factor: true, challenge: login.challenge })
      return welcome(request, reply, login)
    },
  )

  api.post<{ Body: FromSchema<typeof secondStepBody> }>(
    '/login/second-factor',
    {
      schema: { body: secondStepBody },
      config: { access: 'free', entity: 'secondFactor', call: 'finishLogIn', answer: ticketAnswer },
    },
    async (request, reply) => {
      const { body, ip, headers } = request
      reply.header('cache-control', 'no-store')
      const login = await finishLogIn(parts, {
        ...body,
        address: ip,
        agent: headers['user-agent'] ?? '',
        device: deviceIn(headers.cookie, request.protocol),
        call: callOf(request),
      })
      return welcome(request, reply, login)
    },
  )

  api.post(
    '/current/logout',
    { config: { access: 'own', call: 'logOut', answer: emptyAnswer, whileViewing: true } },
    async (request) => {
      const user = userOf(request)
      await database.essential.transaction(async (tx) => {
        const roles = await viewedRolesOf(tx, user)
        const entry = { action: 'logout', subject: user.username } as const
        await endSession(tx, user.sessionId)
        await catalog.journal?.note(tx, [roles ? withViewedRoles(entry, roles) : entry], {
          call: callOf(request),
        })
      })
      return ok({})
    },
  )

  api.post(
    '/current/refresh-token',
    {
      config: {
        access: 'own',
        call: 'renewSession',
        answer: ticketAnswer,
        audited: false,
      },
    },
    async ({ headers }, reply) => {
      const ticket = await renewSession(database.essential, tokenIn(headers.authorization) ?? '')
      if (!ticket) throw new AppError('SESSION_ENDED')
      reply.header('cache-control', 'no-store')
      return ok(ticketOf(ticket))
    },
  )
}

function welcome({ protocol }: FastifyRequest, reply: FastifyReply, login: Login) {
  reply.header('set-cookie', deviceCookie(login.device, protocol))
  return ok({ ...ticketOf(login), must_change_password: login.mustChangePassword })
}

function ticketOf({ token, expiresAt }: SessionTicket) {
  return { access_token: token, token_type: 'Bearer', expires_at: expiresAt }
}
