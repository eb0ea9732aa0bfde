import { tables } from '#generated/tables/tables.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Text } from '#shared/contracts/Text.ts'
import type { EventName } from '../../webhooks/WebhookEvent.ts'
import { answerSchema, moment, uuid } from './answers.ts'

/** The calls to webhooks, as the part `webhooks` of an OpenAPI document: one for each event, and the greeting. */
export function webhookCalls(): JsonObject {
  return {
    ping: callOf('webhookPing', pingText, { type: { const: 'webhook.ping' }, data: { type: 'object' } }),
    create: eventCall('create'),
    update: eventCall('update'),
    move: eventCall('move'),
    delete: eventCall('delete'),
    restore: eventCall('restore'),
    purge: eventCall('purge'),
  } satisfies Record<EventName | 'ping', JsonObject>
}

const pingText: Text = { zh: '推送：新的地址或密钥', en: 'Webhook: its address or secret is new' }

const eventTexts: Readonly<Record<EventName, Text>> = {
  create: { zh: '推送：新建', en: 'Webhook: a record was made' },
  update: { zh: '推送：修改', en: 'Webhook: a record was changed' },
  move: { zh: '推送：状态变更', en: 'Webhook: the state of a record changed' },
  delete: { zh: '推送：删除', en: 'Webhook: a record was deleted' },
  restore: { zh: '推送：恢复', en: 'Webhook: a deleted record was restored' },
  purge: { zh: '推送：彻底删除', en: 'Webhook: a deleted record was removed for good' },
}

function eventCall(event: EventName): JsonObject {
  const entities = Object.entries<Table>(tables).filter(([, table]) => isToldOf(table, event))
  const names = entities.map(([name]) => name)
  return callOf(`webhook${event.charAt(0).toUpperCase()}${event.slice(1)}`, eventTexts[event], {
    type: { enum: names.map((name) => `${name}.${event}`) },
    data: answerSchema(
      {
        entity: { enum: names },
        id: uuid,
        subject: { type: 'string' },
        user: { anyOf: [answerSchema({ id: uuid, name: { type: 'string' } }), { type: 'null' }] },
        trace: { type: ['string', 'null'] },
        changed: { type: 'array', items: { type: 'string' } },
      },
      isChange(event) ? [] : ['changed'],
    ),
  })
}

/** Whether webhooks are sent this event of an entity; append-only logs have none. */
function isToldOf({ kind, states }: Table, event: EventName): boolean {
  return kind !== 'log' && (event !== 'move' || states !== undefined)
}

function isChange(event: EventName): boolean {
  return event === 'update' || event === 'move'
}

function callOf(
  operationId: string,
  summary: Text,
  body: { type: JsonObject; data: JsonObject },
): JsonObject {
  const schema = answerSchema({ type: body.type, timestamp: moment, data: body.data })
  return {
    post: {
      operationId,
      tags: ['webhookCall'],
      summary: `${summary.zh} · ${summary.en}`,
      security: [],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'The receiver has taken the event' },
        default: { description: 'The event is sent again later, with the same webhook-id' },
      },
    },
  }
}

const headers = [
  headerOf('webhook-id', 'The same whenever the event is sent again'),
  headerOf('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  headerOf('webhook-signature', 'Of the id, the timestamp and the body, as Standard Webhooks says'),
]

function headerOf(name: string, description: string): JsonObject {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } }
}
