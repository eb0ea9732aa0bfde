// Written by `npm run generate` from schemas/distributionVersion.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 分销规则版本 / Version of the distribution rules */
export const distributionVersionResource: Resource = {
  entity: 'distributionVersion',
  kind: 'log',
  path: '/distributions/versions',
  display: 'number',
  icon: 'Timeline',
  order: { property: 'number', direction: 'DESC' },
  search: false,
  fields: [
    { source: 'number', type: 'integer', sortable: true },
    {
      source: 'rates',
      type: 'rows',
      sortable: false,
      fields: [
        { source: 'leave', type: 'integer', sortable: true },
        { source: 'rate', type: 'percent', sortable: true, scale: 2 },
      ],
    },
    { source: 'user_name', type: 'text', sortable: true },
    { source: 'since', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'number' },
    { source: 'rates' },
    { source: 'user_name' },
    { source: 'since', width: 180 },
  ],
  filters: [{ source: 'user_name', as: 'match' }, { source: 'since', as: 'range' }],
  groups: [],
  permissions: {
    page: 'distribution.distributionVersion',
    export: 'distribution.distributionVersion.export',
  },
}
