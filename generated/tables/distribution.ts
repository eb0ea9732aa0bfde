// Written by `npm run generate` from schemas/distribution.json. Edit the schema, not this file.

import type { Table } from '#shared/contracts/Table.ts'

/** 分销规则 / Distribution rule */
export const distributionTable: Table = {
  entity: 'distribution',
  name: 'distribution',
  path: '/distributions',
  kind: 'collection',
  softDelete: false,
  display: 'leave',
  order: [{ property: 'leave', direction: 'ASC' }],
  search: [],
  columns: [
    {
      name: 'leave',
      type: 'integer',
      required: true,
      access: 'readWrite',
      filter: 'equals',
      sortable: true,
      sortIndex: true,
    },
    {
      name: 'rate',
      type: 'decimal',
      scale: 2,
      required: true,
      access: 'readWrite',
      filter: 'equals',
      sortable: true,
      sortIndex: true,
    },
  ],
  derivedNames: [],
  links: [],
  referrers: [],
  unique: [{ name: 'distribution_leave_key', columns: ['leave'] }],
}
