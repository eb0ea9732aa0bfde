// Written by `npm run generate` from schemas/webhook.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { webhookInputSchema } from '#generated/schemas/webhook.ts'
import { branches, validateWebhook } from '#generated/validators/webhook.js'

/** 事件推送 / Webhook */
export const webhookForm: ResourceForm = {
  schema: webhookInputSchema,
  order: [
    'name',
    'target_url',
    'signing_secret',
    'status',
    'told_entities',
    'told_events',
    'last_result',
    'delivered_at',
    'failing_since',
    'id',
    'created_at',
    'updated_at',
    'version',
  ],
  validate: validateWebhook,
  branches: branches,
  unique: [{ name: 'webhook_name_key', columns: ['name'] }],
}
