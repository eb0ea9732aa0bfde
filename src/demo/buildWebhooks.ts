import type { Entities } from '#generated/types/Entities.ts'
import type { Order } from '#generated/types/order.ts'
import type { Webhook } from '#generated/types/webhook.ts'
import type { WebhookDelivery } from '#generated/types/webhookDelivery.ts'
import { dayMs, isoOf, minuteMs } from './stage/clock.ts'
import type { Stage } from './stage/Stage.ts'

const told = 6
// The index of the event during which the receiver was away.
const awayAt = 3
const patienceMs = 10_000

/** A webhook for orders, and its latest deliveries. It is disabled, because a demonstration must call no one. */
export function buildWebhooks(
  stage: Stage,
  orders: readonly Order[],
): { webhooks: Webhook[]; webhookDeliveries: WebhookDelivery[] } {
  const paid = orders.filter(({ pay_time }) => pay_time !== null).slice(-told)
  const [first] = paid
  const begun = Date.parse(first?.pay_time ?? isoOf(stage.now)) - dayMs
  const id = stage.idAt(begun)
  const webhookDeliveries = paid.flatMap((order, index) => callsOf(stage, id, { order, index }))
  const webhook: Webhook = {
    id,
    name: '仓库发货系统',
    target_url: 'https://warehouse.example.com/hooks/orders',
    signing_secret: null,
    status: 'disabled',
    told_entities: ['order' satisfies keyof Entities],
    told_events: ['move'],
    last_result: 'delivered',
    delivered_at: webhookDeliveries.at(-1)?.created_at ?? null,
    failing_since: null,
    created_at: isoOf(begun),
    updated_at: isoOf(begun),
    version: 1,
  }
  return { webhooks: [webhook], webhookDeliveries }
}

interface DeliveredOrder {
  order: Order
  index: number
}

/** One successful delivery and, while the receiver was away, a failed one before it. */
function callsOf(stage: Stage, webhookId: string, { order, index }: DeliveredOrder): WebhookDelivery[] {
  const at = Date.parse(order.pay_time ?? order.createdAt) + 200
  const eventId = stage.idAt(at)
  const about = { webhook_id: webhookId, event_id: eventId, ...eventOf(order, at) }
  const isAway = index === awayAt
  const away: WebhookDelivery = {
    ...about,
    id: stage.idAt(at),
    outcome: 'undelivered',
    http_status: null,
    attempt_number: 1,
    duration_ms: patienceMs,
    error: 'no answer within 10 seconds',
    created_at: isoOf(at + patienceMs),
  }
  const later = isAway ? at + minuteMs : at
  const taken: WebhookDelivery = {
    ...about,
    id: stage.idAt(later),
    outcome: 'delivered',
    http_status: 204,
    attempt_number: isAway ? 2 : 1,
    duration_ms: 38 + 7 * index,
    error: null,
    created_at: isoOf(later),
  }
  return isAway ? [away, taken] : [taken]
}

function eventOf(order: Order, at: number): Pick<WebhookDelivery, 'told_event' | 'subject' | 'event_body'> {
  const entity: keyof Entities = 'order'
  const type = `${entity}.move`
  const changed: (keyof Order)[] = ['pay_time', 'status', 'trade_no']
  const data = { entity, id: order.id, subject: order.name, user: null, trace: null, changed }
  return { told_event: type, subject: order.name, event_body: { type, timestamp: isoOf(at), data } }
}
