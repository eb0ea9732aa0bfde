// Written by `npm run generate` from schemas/distribution.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 分销规则 / Distribution rule */
export const distributionResource: Resource = {
  entity: 'distribution',
  kind: 'collection',
  path: '/distributions',
  display: 'leave',
  isUnnamed: true,
  icon: 'Percent',
  order: { property: 'leave', direction: 'ASC' },
  search: false,
  fields: [
    { source: 'leave', type: 'integer', sortable: true, hasHelp: true },
    { source: 'rate', type: 'percent', sortable: true, scale: 2, hasHelp: true },
  ],
  columns: [{ source: 'leave' }, { source: 'rate' }],
  filters: [],
  groups: [],
  permissions: {
    page: 'distribution.distribution',
    create: 'distribution.distribution.create',
    edit: 'distribution.distribution.edit',
    delete: 'distribution.distribution.delete',
    export: 'distribution.distribution.export',
  },
  form: () => import('#generated/forms/distribution.ts').then((module) => module.distributionForm),
}
