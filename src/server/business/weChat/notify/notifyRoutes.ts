import type { EntityName } from '#generated/types/EntityName.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callOf } from '../../../audit/callOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ServerParts } from '../../../http/ServerParts.ts'
import { WeChatAccount } from '../api/WeChatAccount.ts'
import { applyNotice } from './applyNotice.ts'
import { NoticeRefused } from './PaymentNotice.ts'
import type { PaymentNotice } from './PaymentNotice.ts'
import { readNotice } from './readNotice.ts'
import { readOlderNotice } from './readOlderNotice.ts'
import { xmlAnswer } from './xml.ts'

// WeChat's notifications have a few kilobytes.
const bodyLimit = 64 * 1024

const ownWords = {
  type: 'object',
  properties: { code: { enum: ['SUCCESS', 'FAIL'] }, message: { type: 'string' } },
  required: ['code', 'message'],
} as const

const told = (description: string, ...others: JsonObject[]) => ({
  description,
  content: {
    'application/json': { schema: others.length > 0 ? { anyOf: [ownWords, ...others] } : ownWords },
    'text/xml': { schema: { type: 'string' } },
  },
})

const answers = {
  200: told('通知已处理；旧协议的拒绝也用 200 · Taken; by the older protocol also refused'),
  401: told('签名或内容不符 · Not signed by WeChat, or not about what is here'),
  409: told(
    '尚未支付，请稍后再通知；或微信支付尚未配置 · Not paid yet, tell it again later; or payments are not set up',
    {
      $ref: '#/components/schemas/FailureEnvelope',
    },
  ),
}

/** POST /weChat/notify: WeChat Pay's notifications of payments and refunds, by the older protocol (XML) or API v3 (S3.11). */
export async function notifyRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  await api.register(async (scope) => {
    // The signature covers the raw bytes of the body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: string | null }>(
      '/weChat/notify',
      {
        bodyLimit,
        config: {
          access: 'free',
          call: 'notifyPayment',
          answers,
          entity: 'order' satisfies EntityName,
        },
      },
      async (request, reply) => answer(request, reply, parts),
    )
  })
}

async function answer(
  request: FastifyRequest<{ Body: string | null }>,
  reply: FastifyReply,
  parts: ServerParts,
): Promise<string> {
  const body = request.body ?? ''
  const isXml = body.trimStart().startsWith('<')
  const type = isXml ? 'text/xml; charset=utf-8' : 'application/json; charset=utf-8'
  const refusal = await handled(request, { body, isXml }, parts)
  // The older protocol answers refusals with status 200 too.
  if (refusal !== undefined && !isXml) reply.code(refusal === 'notPaidYet' ? 409 : 401)
  void reply.type(type).header('cache-control', 'no-store')
  const [code, message] = refusal === undefined ? (['SUCCESS', 'OK'] as const) : (['FAIL', refusal] as const)
  return isXml ? xmlAnswer(code, message) : JSON.stringify({ code, message })
}

/** The reason of the refusal; undefined if the notification was accepted. */
async function handled(
  request: FastifyRequest,
  { body, isXml }: { body: string; isXml: boolean },
  { database, config, catalog }: ServerParts,
): Promise<string | undefined> {
  try {
    const account = await WeChatAccount.read(database, config.secretKeys)
    const notice = isXml
      ? readOlderNotice(body, account)
      : readNotice({ headers: request.headers, body }, account)
    if (!notice) return undefined
    const outcome = await applyNotice(database, notice, { catalog, isServer: true, call: callOf(request) })
    logOutcome(request.log, notice, outcome)
    return undefined
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error
    request.log.warn({ reason: error.reason }, 'a payment notification was refused')
    return error.reason
  }
}

function logOutcome(log: FastifyBaseLogger, { kind, tradeNo }: PaymentNotice, outcome: string): void {
  const needsPerson = outcome === 'paidTwice' || outcome === 'partOfRefund'
  log[needsPerson ? 'error' : 'info']({ kind, tradeNo, outcome }, 'a payment notification was taken')
}
