// Written by `npm run generate` from schemas/role.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 角色 / Role */
export const roleResource: Resource = {
  entity: 'role',
  kind: 'collection',
  path: '/roles',
  display: 'name',
  identity: 'code',
  icon: 'Badge',
  order: { property: 'sequence', direction: 'ASC' },
  search: true,
  fields: [
    { source: 'code', type: 'text', sortable: true, hasHelp: true },
    { source: 'name', type: 'text', sortable: true },
    { source: 'sequence', type: 'integer', sortable: true, hasHelp: true },
    {
      source: 'status',
      type: 'enum',
      sortable: true,
      widget: 'radio',
      options: [{ value: 'enabled', color: 'success' }, { value: 'disabled', color: 'default' }],
    },
    { source: 'second_factor', type: 'boolean', sortable: true, hasHelp: true },
    { source: 'description', type: 'longText', sortable: false },
    {
      source: 'menus',
      type: 'references',
      sortable: false,
      widget: 'permissions',
      reference: { entity: 'menu', key: 'menu_id' },
      fields: [
        {
          source: 'menu_id',
          type: 'reference',
          sortable: true,
          reference: { entity: 'menu' },
        },
      ],
      hasHelp: true,
    },
    { source: 'created_at', type: 'datetime', sortable: true },
    { source: 'updated_at', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'code' },
    { source: 'name' },
    { source: 'sequence' },
    { source: 'status' },
    { source: 'description' },
    { source: 'updated_at', hidden: true },
    { source: 'created_at', width: 180 },
  ],
  filters: [
    { source: 'name', as: 'match' },
    { source: 'code', as: 'match' },
    { source: 'status', as: 'match' },
  ],
  groups: [
    {
      name: 'basic',
      fields: ['code', 'name', 'sequence', 'status', 'second_factor', 'description'],
    },
    { name: 'permissions', fields: ['menus'] },
  ],
  permissions: {
    page: 'system.role',
    create: 'system.role.create',
    edit: 'system.role.edit',
    delete: 'system.role.delete',
    export: 'system.role.export',
  },
  form: () => import('#generated/forms/role.ts').then((module) => module.roleForm),
}
