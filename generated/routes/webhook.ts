// Written by `npm run generate` from schemas/webhook.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { webhookResource } from '#generated/resources/webhook.ts'
import { webhookInputSchema, webhookPatchSchema } from '#generated/schemas/webhook.ts'
import { webhookTable } from '#generated/tables/webhook.ts'
import { validateWebhook, validateWebhookPatch } from '#generated/validators/webhook.js'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 事件推送 / Webhook */
export const webhookRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/webhooks',
    table: webhookTable,
    permission: 'system.webhook',
    operationId: 'listWebhook',
    schema: {},
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/webhooks/figures',
    table: webhookTable,
    permission: 'system.webhook',
    operationId: 'figuresWebhook',
    schema: {},
    resource: webhookResource,
  },
  {
    operation: 'options',
    method: 'GET',
    url: '/webhooks/options',
    table: webhookTable,
    permission: 'system.webhook',
    operationId: 'optionsWebhook',
    schema: {},
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/webhooks/:id',
    table: webhookTable,
    permission: 'system.webhook',
    operationId: 'getWebhook',
    schema: { params: idParams },
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/webhooks/:id/history',
    table: webhookTable,
    permission: 'system.webhook',
    operationId: 'historyWebhook',
    schema: { params: idParams },
  },
  {
    operation: 'create',
    method: 'POST',
    url: '/webhooks',
    table: webhookTable,
    permission: 'system.webhook.create',
    operationId: 'createWebhook',
    schema: { body: webhookInputSchema },
    validateBody: validateWebhook,
  },
  {
    operation: 'update',
    method: 'PUT',
    url: '/webhooks/:id',
    table: webhookTable,
    permission: 'system.webhook.edit',
    operationId: 'updateWebhook',
    schema: { params: idParams, body: webhookInputSchema },
    validateBody: validateWebhook,
  },
  {
    operation: 'bulkUpdate',
    method: 'PUT',
    url: '/webhooks',
    table: webhookTable,
    permission: 'system.webhook.edit',
    operationId: 'bulkUpdateWebhook',
    schema: { body: webhookPatchSchema },
    validateBody: validateWebhookPatch,
  },
  {
    operation: 'delete',
    method: 'DELETE',
    url: '/webhooks/:id',
    table: webhookTable,
    permission: 'system.webhook.delete',
    operationId: 'deleteWebhook',
    schema: { params: idParams },
  },
  {
    operation: 'bulkDelete',
    method: 'DELETE',
    url: '/webhooks',
    table: webhookTable,
    permission: 'system.webhook.delete',
    operationId: 'bulkDeleteWebhook',
    schema: {},
  },
]
