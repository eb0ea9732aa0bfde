// Written by `npm run generate` from schemas/good.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 商品 / Good */
export const goodResource: Resource = {
  entity: 'good',
  kind: 'collection',
  path: '/goods',
  display: 'name',
  icon: 'Inventory',
  order: { property: 'sequence', direction: 'ASC' },
  search: true,
  fields: [
    { source: 'name', type: 'text', sortable: true },
    { source: 'price', type: 'money', sortable: true, scale: 2 },
    { source: 'min_price', type: 'money', sortable: true, scale: 2, hasHelp: true },
    { source: 'first_price', type: 'money', sortable: true, scale: 2, hasHelp: true },
    { source: 'sequence', type: 'integer', sortable: true, hasHelp: true },
    {
      source: 'status',
      type: 'enum',
      sortable: true,
      widget: 'radio',
      options: [
        { value: 'draft', color: 'default' },
        { value: 'normal', color: 'success' },
        { value: 'sold_out', color: 'warning' },
      ],
    },
    { source: 'summary', type: 'longText', sortable: false },
    { source: 'image', type: 'image', sortable: true },
    { source: 'images', type: 'images', sortable: false, hasHelp: true },
    { source: 'description', type: 'richText', sortable: false },
    { source: 'createdAt', type: 'datetime', sortable: true },
    { source: 'updatedAt', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'image', width: 80 },
    { source: 'name' },
    { source: 'price' },
    { source: 'min_price' },
    { source: 'first_price' },
    { source: 'status' },
    { source: 'sequence' },
    { source: 'summary', hidden: true },
    { source: 'updatedAt', hidden: true },
    { source: 'createdAt', width: 180 },
  ],
  filters: [
    { source: 'name', as: 'match' },
    { source: 'status', as: 'match' },
    { source: 'price', as: 'range' },
    { source: 'createdAt', as: 'range' },
  ],
  groups: [
    { name: 'basic', fields: ['name', 'summary', 'status', 'sequence'] },
    { name: 'prices', fields: ['price', 'min_price', 'first_price'] },
    { name: 'presentation', fields: ['image', 'images', 'description'] },
  ],
  tasks: [{ name: 'drafts', where: { status: 'draft' } }],
  permissions: {
    page: 'distribution.good',
    create: 'distribution.good.create',
    edit: 'distribution.good.edit',
    delete: 'distribution.good.delete',
    export: 'distribution.good.export',
    import: 'distribution.good.import',
  },
  states: {
    property: 'status',
    initial: ['draft', 'normal', 'sold_out'],
    moves: [
      {
        code: 'publish',
        permission: 'distribution.good.publish',
        from: ['draft', 'sold_out'],
        to: 'normal',
        color: 'success',
      },
      {
        code: 'withdraw',
        permission: 'distribution.good.withdraw',
        from: ['normal', 'sold_out'],
        to: 'draft',
        confirm: true,
      },
      {
        code: 'sellOut',
        permission: 'distribution.good.sellOut',
        from: ['draft', 'normal'],
        to: 'sold_out',
        color: 'warning',
      },
    ],
  },
  form: () => import('#generated/forms/good.ts').then((module) => module.goodForm),
}
