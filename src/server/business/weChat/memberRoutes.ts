import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { callOf } from '../../audit/callOf.ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { userOf } from '../../plugins/session.ts'
import { beginLogin } from '../../sessions/beginLogin.ts'
import { firstStepOf } from '../../sessions/logIn.ts'
import type { FirstStep } from '../../sessions/logIn.ts'
import { requireOwnPassword } from '../../sessions/requireOwnPassword.ts'
import type { SessionTicket } from '../../sessions/sessions.ts'
import { identityOf } from './api/identityOf.ts'
import { bind, bindingTimeOf, unbind, accountBoundTo } from './binding.ts'
import { WeChatAccount } from './api/WeChatAccount.ts'

const code = { type: 'string', minLength: 1, maxLength: 512, wellFormed: true } as const

const codeBody = {
  type: 'object',
  properties: { code },
  required: ['code'],
  additionalProperties: false,
} as const

const bindBody = {
  type: 'object',
  properties: { code, password: { type: 'string', minLength: 1, maxLength: 200 } },
  required: ['code', 'password'],
  additionalProperties: false,
} as const

type CodeBody = FromSchema<typeof codeBody>

const ticketAnswer = {
  type: 'object',
  properties: {
    access_token: { type: 'string' },
    token_type: { const: 'Bearer' },
    expires_at: { type: 'string', format: 'date-time' },
  },
  required: ['access_token', 'token_type', 'expires_at'],
} as const

const firstStepAnswer = {
  type: 'object',
  properties: { second_factor: { const: true }, challenge: { type: 'string' } },
  required: ['second_factor', 'challenge'],
} as const

const bindingAnswer = {
  type: 'object',
  properties: {
    app_id: { type: ['string', 'null'] },
    bound_at: { type: ['string', 'null'], format: 'date-time' },
  },
  required: ['app_id', 'bound_at'],
} as const

/** POST /mp/login, and the caller's own WeChat binding: GET, PUT and DELETE /current/weChat (S7.08). */
export async function memberRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  api.post<{ Body: CodeBody }>(
    '/mp/login',
    {
      schema: { body: codeBody },
      config: {
        access: 'free',
        entity: 'login',
        call: 'weChatLogIn',
        // Each call sends a request to WeChat, which limits an account's requests per day.
        weight: 100,
        answer: { anyOf: [ticketAnswer, firstStepAnswer] },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const login = await logInWith(request, parts)
      if ('challenge' in login) return ok({ second_factor: true, challenge: login.challenge })
      return ok({ access_token: login.token, token_type: 'Bearer', expires_at: login.expiresAt })
    },
  )
  const session = { access: 'session', answer: bindingAnswer } as const
  api.get('/current/weChat', { config: { ...session, call: 'weChatBinding' } }, async (request) =>
    ok(await bindingOf(request, parts)),
  )
  api.put<{ Body: FromSchema<typeof bindBody> }>(
    '/current/weChat',
    {
      schema: { body: bindBody },
      config: { ...session, call: 'bindWeChat', entity: 'login' },
    },
    async (request) => {
      const { body, ip: address } = request
      // The password is checked before the code, which WeChat accepts only once: the caller can correct a mistyped password.
      await requireOwnPassword(parts, userOf(request), { password: body.password, address })
      const identity = await identityOf(parts, body.code)
      await parts.database.transaction((tx) => bind(tx, userOf(request), identity))
      return ok(await bindingOf(request, parts))
    },
  )
  api.delete('/current/weChat', { config: { ...session, call: 'unbindWeChat' } }, async (request) => {
    await unbind(parts.database, userOf(request).id)
    return ok(await bindingOf(request, parts))
  })
}

/** Begins a session, or the second step if the user has set up a second factor. */
async function logInWith(
  request: FastifyRequest<{ Body: CodeBody }>,
  parts: ServerParts,
): Promise<SessionTicket | FirstStep> {
  const account = await accountBoundTo(parts.database, await identityOf(parts, request.body.code))
  if (account.hasSecondFactor) return firstStepOf(parts, account, { remember: false })
  return beginLogin(parts, account, {
    remember: false,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    call: callOf(request),
  })
}

async function bindingOf(
  request: FastifyRequest,
  { database, config }: ServerParts,
): Promise<{ app_id: string | null; bound_at: string | null }> {
  const appId = (await WeChatAccount.read(database, config.secretKeys)).get('mp_appid')
  if (appId === undefined) return { app_id: null, bound_at: null }
  return { app_id: appId, bound_at: (await bindingTimeOf(database, userOf(request).id, appId)) ?? null }
}
