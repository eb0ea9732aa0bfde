// Written by `npm run generate` from schemas/webhook.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 事件推送 / Webhook */
export const webhookResource: Resource = {
  entity: 'webhook',
  kind: 'collection',
  path: '/webhooks',
  display: 'name',
  icon: 'Sync',
  order: { property: 'created_at', direction: 'DESC' },
  search: true,
  fields: [
    { source: 'name', type: 'text', sortable: true },
    { source: 'target_url', type: 'url', sortable: true, hasHelp: true },
    { source: 'signing_secret', type: 'secret', sortable: false, hasHelp: true },
    {
      source: 'status',
      type: 'enum',
      sortable: true,
      widget: 'radio',
      options: [{ value: 'enabled', color: 'success' }, { value: 'disabled', color: 'default' }],
    },
    { source: 'told_entities', type: 'entities', sortable: false, hasHelp: true },
    {
      source: 'told_events',
      type: 'enums',
      sortable: false,
      options: [
        { value: 'create', color: 'default' },
        { value: 'update', color: 'default' },
        { value: 'move', color: 'default' },
        { value: 'delete', color: 'default' },
        { value: 'restore', color: 'default' },
        { value: 'purge', color: 'default' },
      ],
    },
    {
      source: 'last_result',
      type: 'enum',
      sortable: true,
      options: [
        { value: 'nothingYet', color: 'default' },
        { value: 'delivered', color: 'success' },
        { value: 'failing', color: 'error' },
      ],
    },
    { source: 'delivered_at', type: 'datetime', sortable: true },
    { source: 'failing_since', type: 'datetime', sortable: true },
    { source: 'created_at', type: 'datetime', sortable: true },
    { source: 'updated_at', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'name' },
    { source: 'target_url' },
    { source: 'told_entities' },
    { source: 'told_events', hidden: true },
    { source: 'status' },
    { source: 'last_result' },
    { source: 'delivered_at', width: 180 },
    { source: 'created_at', hidden: true, width: 180 },
  ],
  filters: [
    { source: 'name', as: 'match' },
    { source: 'status', as: 'match' },
    { source: 'last_result', as: 'match' },
  ],
  groups: [
    { name: 'target', fields: ['name', 'target_url', 'signing_secret', 'status'] },
    { name: 'what', fields: ['told_entities', 'told_events'] },
    { name: 'deliveries', fields: ['last_result', 'delivered_at', 'failing_since'] },
  ],
  permissions: {
    page: 'system.webhook',
    create: 'system.webhook.create',
    edit: 'system.webhook.edit',
    delete: 'system.webhook.delete',
  },
  form: () => import('#generated/forms/webhook.ts').then((module) => module.webhookForm),
}
