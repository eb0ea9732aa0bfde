// Written by `npm run generate` from schemas/logger.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 系统日志 / System log */
export const loggerResource: Resource = {
  entity: 'logger',
  kind: 'log',
  path: '/loggers',
  display: 'message',
  icon: 'ListAlt',
  order: { property: 'created_at', direction: 'DESC' },
  search: true,
  fields: [
    {
      source: 'level',
      type: 'enum',
      sortable: true,
      options: [
        { value: 'trace', color: 'default' },
        { value: 'debug', color: 'default' },
        { value: 'info', color: 'info' },
        { value: 'warn', color: 'warning' },
        { value: 'error', color: 'error' },
        { value: 'fatal', color: 'error' },
      ],
    },
    { source: 'message', type: 'text', sortable: true },
    { source: 'tag', type: 'text', sortable: true, whole: true },
    { source: 'trace_id', type: 'text', sortable: true, whole: true },
    { source: 'user_name', type: 'text', sortable: true },
    { source: 'data', type: 'json', sortable: false },
    { source: 'stack', type: 'longText', sortable: false },
    { source: 'created_at', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'level', width: 100 },
    { source: 'message' },
    { source: 'tag' },
    { source: 'user_name' },
    { source: 'trace_id', hidden: true },
    { source: 'created_at', width: 180 },
  ],
  filters: [
    { source: 'level', as: 'match' },
    { source: 'tag', as: 'match' },
    { source: 'trace_id', as: 'match' },
    { source: 'user_name', as: 'match' },
    { source: 'created_at', as: 'range' },
  ],
  groups: [],
  permissions: { page: 'system.logger', export: 'system.logger.export' },
}
