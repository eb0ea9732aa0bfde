// Written by `npm run generate` from schemas/logger.json. Edit the schema, not this file.

import type { Table } from '#shared/contracts/Table.ts'

/** 系统日志 / System log */
export const loggerTable: Table = {
  entity: 'logger',
  name: 'logger',
  path: '/loggers',
  kind: 'log',
  softDelete: false,
  display: 'message',
  order: [{ property: 'created_at', direction: 'DESC' }],
  search: ['message', 'trace_id', 'user_name'],
  columns: [
    {
      name: 'level',
      type: 'text',
      required: true,
      access: 'readOnly',
      filter: 'equals',
      sortable: true,
    },
    {
      name: 'message',
      type: 'text',
      required: true,
      access: 'readOnly',
      filter: 'contains',
      sortable: true,
    },
    {
      name: 'tag',
      type: 'text',
      required: false,
      access: 'readOnly',
      filter: 'equals',
      sortable: true,
    },
    {
      name: 'trace_id',
      type: 'text',
      required: false,
      access: 'readOnly',
      filter: 'equals',
      sortable: true,
    },
    {
      name: 'user_name',
      type: 'text',
      required: false,
      access: 'readOnly',
      filter: 'equals',
      sortable: true,
    },
    { name: 'data', type: 'json', required: false, access: 'readOnly', sortable: false },
    {
      name: 'stack',
      type: 'text',
      required: false,
      access: 'readOnly',
      filter: 'contains',
      sortable: false,
    },
    {
      name: 'created_at',
      type: 'timestamp',
      required: true,
      access: 'readOnly',
      auto: 'created',
      filter: 'equals',
      sortable: true,
    },
  ],
  derivedNames: [],
  links: [],
  referrers: [],
  unique: [],
}
