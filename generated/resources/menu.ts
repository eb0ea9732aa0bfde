// Written by `npm run generate` from schemas/menu.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 菜单 / Menu */
export const menuResource: Resource = {
  entity: 'menu',
  kind: 'tree',
  path: '/menus',
  display: 'name',
  icon: 'AccountTree',
  order: { property: 'sequence', direction: 'ASC' },
  search: true,
  fields: [
    { source: 'code', type: 'text', sortable: true, hasHelp: true },
    { source: 'name', type: 'text', sortable: true },
    { source: 'path', type: 'text', sortable: true, hasHelp: true },
    { source: 'sequence', type: 'integer', sortable: true, hasHelp: true },
    {
      source: 'type',
      type: 'enum',
      sortable: true,
      options: [{ value: 'page', color: 'primary' }, { value: 'button', color: 'default' }],
    },
    {
      source: 'status',
      type: 'enum',
      sortable: true,
      options: [{ value: 'enabled', color: 'success' }, { value: 'disabled', color: 'default' }],
    },
    { source: 'description', type: 'longText', sortable: false },
    { source: 'properties', type: 'json', sortable: false, hasHelp: true },
    {
      source: 'parent_id',
      type: 'reference',
      sortable: true,
      reference: { entity: 'menu' },
      nameFrom: 'parent_name',
      hasHelp: true,
    },
    { source: 'parent_name', type: 'text', sortable: false },
    {
      source: 'resources',
      type: 'rows',
      sortable: false,
      fields: [
        {
          source: 'method',
          type: 'enum',
          sortable: true,
          options: [
            { value: 'GET', color: 'default' },
            { value: 'POST', color: 'default' },
            { value: 'PUT', color: 'default' },
            { value: 'PATCH', color: 'default' },
            { value: 'DELETE', color: 'default' },
          ],
        },
        { source: 'path', type: 'text', sortable: true, hasHelp: true },
      ],
    },
    { source: 'created_at', type: 'datetime', sortable: true },
    { source: 'updated_at', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'name' },
    { source: 'code' },
    { source: 'type' },
    { source: 'path', width: 200 },
    { source: 'sequence' },
    { source: 'status' },
    { source: 'description', hidden: true },
    { source: 'updated_at', hidden: true },
    { source: 'created_at', width: 180 },
  ],
  filters: [
    { source: 'name', as: 'match' },
    { source: 'code', as: 'match' },
    { source: 'type', as: 'match' },
    { source: 'status', as: 'match' },
  ],
  groups: [
    {
      name: 'basic',
      fields: ['type', 'code', 'name', 'parent_id', 'path', 'sequence', 'status', 'description'],
    },
    { name: 'permissions', fields: ['resources'] },
    { name: 'extra', fields: ['properties'] },
  ],
  permissions: {
    page: 'system.menu',
    create: 'system.menu.create',
    edit: 'system.menu.edit',
    delete: 'system.menu.delete',
  },
  parent: 'parent_id',
  form: () => import('#generated/forms/menu.ts').then((module) => module.menuForm),
}
