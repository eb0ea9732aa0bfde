// Written by `npm run generate` from schemas/webhookDelivery.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { webhookDeliveryResource } from '#generated/resources/webhookDelivery.ts'
import { webhookDeliveryTable } from '#generated/tables/webhookDelivery.ts'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 推送记录 / Webhook delivery */
export const webhookDeliveryRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/webhooks/deliveries',
    table: webhookDeliveryTable,
    permission: 'system.webhookDelivery',
    operationId: 'listWebhookDelivery',
    schema: {},
  },
  {
    operation: 'export',
    method: 'GET',
    url: '/webhooks/deliveries/export',
    table: webhookDeliveryTable,
    permission: 'system.webhookDelivery.export',
    operationId: 'exportWebhookDelivery',
    schema: {},
    resource: webhookDeliveryResource,
  },
  {
    operation: 'exportLater',
    method: 'POST',
    url: '/webhooks/deliveries/export',
    table: webhookDeliveryTable,
    permission: 'system.webhookDelivery.export',
    operationId: 'exportLaterWebhookDelivery',
    schema: {},
    resource: webhookDeliveryResource,
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/webhooks/deliveries/figures',
    table: webhookDeliveryTable,
    permission: 'system.webhookDelivery',
    operationId: 'figuresWebhookDelivery',
    schema: {},
    resource: webhookDeliveryResource,
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/webhooks/deliveries/:id',
    table: webhookDeliveryTable,
    permission: 'system.webhookDelivery',
    operationId: 'getWebhookDelivery',
    schema: { params: idParams },
  },
]
