// Written by `npm run generate` from schemas/webhookDelivery.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 推送记录 / Webhook delivery */
export const webhookDeliveryResource: Resource = {
  entity: 'webhookDelivery',
  kind: 'log',
  path: '/webhooks/deliveries',
  display: 'told_event',
  icon: 'Send',
  order: { property: 'created_at', direction: 'DESC' },
  search: false,
  fields: [
    {
      source: 'webhook_id',
      type: 'reference',
      sortable: true,
      reference: { entity: 'webhook' },
    },
    { source: 'told_event', type: 'text', sortable: true, whole: true },
    { source: 'event_id', type: 'text', sortable: true, whole: true },
    { source: 'subject', type: 'text', sortable: true },
    {
      source: 'outcome',
      type: 'enum',
      sortable: true,
      options: [
        { value: 'delivered', color: 'success' },
        { value: 'undelivered', color: 'error' },
        { value: 'givenUp', color: 'default' },
      ],
    },
    { source: 'http_status', type: 'integer', sortable: true },
    { source: 'attempt_number', type: 'integer', sortable: true },
    { source: 'duration_ms', type: 'integer', sortable: true },
    { source: 'error', type: 'longText', sortable: false },
    { source: 'event_body', type: 'json', sortable: false },
    { source: 'created_at', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'created_at', width: 180 },
    { source: 'webhook_id' },
    { source: 'told_event' },
    { source: 'subject' },
    { source: 'outcome', width: 110 },
    { source: 'http_status', width: 110 },
    { source: 'attempt_number', width: 90 },
    { source: 'duration_ms', width: 130 },
    { source: 'error', hidden: true },
  ],
  filters: [
    { source: 'webhook_id', as: 'match' },
    { source: 'outcome', as: 'match' },
    { source: 'told_event', as: 'match' },
    { source: 'created_at', as: 'range' },
    { source: 'event_id', as: 'match' },
  ],
  groups: [
    {
      name: 'outcome',
      fields: [
        'webhook_id',
        'created_at',
        'outcome',
        'http_status',
        'attempt_number',
        'duration_ms',
        'error',
      ],
    },
    { name: 'event', fields: ['told_event', 'subject', 'event_id', 'event_body'] },
  ],
  permissions: { page: 'system.webhookDelivery', export: 'system.webhookDelivery.export' },
}
