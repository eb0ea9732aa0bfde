// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

import type { ResourcePlace } from '#shared/contracts/Resource.ts'
import type { EntityName } from '#generated/types/EntityName.ts'

/** The kind, path and default order of every entity, for code that must not load the rest of it. */
export const places: Readonly<Record<EntityName, ResourcePlace>> = {
  audit: { kind: 'log', path: '/audits', order: { property: 'created_at', direction: 'DESC' } },
  department: {
    kind: 'tree',
    path: '/departments',
    order: { property: 'sequence', direction: 'ASC' },
  },
  distribution: {
    kind: 'collection',
    path: '/distributions',
    order: { property: 'leave', direction: 'ASC' },
  },
  distributionLog: {
    kind: 'log',
    path: '/distributions/logs',
    order: { property: 'createdAt', direction: 'DESC' },
  },
  distributionVersion: {
    kind: 'log',
    path: '/distributions/versions',
    order: { property: 'number', direction: 'DESC' },
  },
  good: {
    kind: 'collection',
    path: '/goods',
    order: { property: 'sequence', direction: 'ASC' },
  },
  logger: {
    kind: 'log',
    path: '/loggers',
    order: { property: 'created_at', direction: 'DESC' },
  },
  menu: { kind: 'tree', path: '/menus', order: { property: 'sequence', direction: 'ASC' } },
  order: {
    kind: 'collection',
    path: '/orders',
    order: { property: 'createdAt', direction: 'DESC' },
  },
  role: {
    kind: 'collection',
    path: '/roles',
    order: { property: 'sequence', direction: 'ASC' },
  },
  user: {
    kind: 'collection',
    path: '/users',
    order: { property: 'created_at', direction: 'DESC' },
  },
  weChatConfig: {
    kind: 'single',
    path: '/weChat/config',
    order: { property: 'id', direction: 'DESC' },
  },
  webhook: {
    kind: 'collection',
    path: '/webhooks',
    order: { property: 'created_at', direction: 'DESC' },
  },
  webhookDelivery: {
    kind: 'log',
    path: '/webhooks/deliveries',
    order: { property: 'created_at', direction: 'DESC' },
  },
}
