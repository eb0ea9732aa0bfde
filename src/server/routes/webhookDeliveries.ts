import type { FastifyInstance } from 'fastify'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { ResendResult } from '#shared/contracts/ResendResult.ts'
import { ok } from '../http/envelope.ts'
import { idParams } from '../http/idParams.ts'
import type { ById } from '../http/idParams.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { sendAgain } from '../webhooks/sendAgain.ts'
import { WebhookCaller } from '../webhooks/WebhookCaller.ts'

const entity: EntityName = 'webhookDelivery'

const result = {
  taken: { type: 'boolean' },
  status: { type: ['integer', 'null'] },
  reason: { type: ['string', 'null'] },
} as const satisfies Record<keyof ResendResult, object>

const answer = { type: 'object', properties: result, required: Object.keys(result) } as const

/** POST /webhooks/deliveries/:id/resend: sends an event to a webhook again. */
export async function webhookDeliveryRoutes(
  api: FastifyInstance,
  { database, config }: ServerParts,
): Promise<void> {
  const caller = new WebhookCaller(config)
  const end = new AbortController()
  api.addHook('preClose', async () => end.abort())
  api.post<ById>(
    '/webhooks/deliveries/:id/resend',
    { schema: { params: idParams }, config: { access: 'policy', entity, call: 'resendDelivery', answer } },
    async (request) => ok(await sendAgain({ database, caller }, request.params.id, end.signal)),
  )
}
