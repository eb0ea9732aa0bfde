// Written by `npm run generate` from schemas/distributionVersion.json. Edit the schema, not this file.

import type { Table } from '#shared/contracts/Table.ts'

/** 分销规则版本 / Version of the distribution rules */
export const distributionVersionTable: Table = {
  entity: 'distributionVersion',
  name: 'distribution_version',
  path: '/distributions/versions',
  kind: 'log',
  softDelete: false,
  display: 'number',
  order: [{ property: 'number', direction: 'DESC' }],
  search: [],
  columns: [
    {
      name: 'number',
      type: 'integer',
      required: true,
      access: 'readOnly',
      filter: 'equals',
      sortable: true,
      sortIndex: true,
    },
    { name: 'rates', type: 'json', required: true, access: 'readOnly', sortable: false },
    {
      name: 'user_name',
      type: 'text',
      required: false,
      access: 'readOnly',
      filter: 'contains',
      sortable: true,
      gramIndex: true,
    },
    {
      name: 'since',
      type: 'timestamp',
      required: true,
      access: 'readOnly',
      auto: 'created',
      filter: 'equals',
      sortable: true,
      sortIndex: true,
    },
  ],
  derivedNames: [],
  links: [],
  referrers: [],
  unique: [{ name: 'distribution_version_number_key', columns: ['number'] }],
}
