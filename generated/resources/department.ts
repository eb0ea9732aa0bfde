// Written by `npm run generate` from schemas/department.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 部门 / Department */
export const departmentResource: Resource = {
  entity: 'department',
  kind: 'tree',
  path: '/departments',
  display: 'name',
  identity: 'code',
  icon: 'CorporateFare',
  order: { property: 'sequence', direction: 'ASC' },
  search: true,
  fields: [
    { source: 'code', type: 'text', sortable: true, hasHelp: true },
    { source: 'name', type: 'text', sortable: true },
    {
      source: 'parent_id',
      type: 'reference',
      sortable: true,
      widget: 'tree',
      reference: { entity: 'department' },
      nameFrom: 'parent_name',
      hasHelp: true,
    },
    { source: 'parent_name', type: 'text', sortable: false },
    {
      source: 'leader_id',
      type: 'reference',
      sortable: true,
      reference: { entity: 'user' },
    },
    { source: 'sequence', type: 'integer', sortable: true, hasHelp: true },
    {
      source: 'status',
      type: 'enum',
      sortable: true,
      widget: 'radio',
      options: [{ value: 'enabled', color: 'success' }, { value: 'disabled', color: 'default' }],
    },
    { source: 'description', type: 'longText', sortable: false },
    { source: 'created_at', type: 'datetime', sortable: true },
    { source: 'updated_at', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'name' },
    { source: 'code' },
    { source: 'leader_id' },
    { source: 'sequence' },
    { source: 'status' },
    { source: 'description', hidden: true },
    { source: 'updated_at', hidden: true },
    { source: 'created_at', width: 180 },
  ],
  filters: [
    { source: 'name', as: 'match' },
    { source: 'code', as: 'match' },
    { source: 'status', as: 'match' },
  ],
  groups: [],
  permissions: {
    page: 'system.department',
    create: 'system.department.create',
    edit: 'system.department.edit',
    delete: 'system.department.delete',
  },
  parent: 'parent_id',
  form: () => import('#generated/forms/department.ts').then((module) => module.departmentForm),
}
