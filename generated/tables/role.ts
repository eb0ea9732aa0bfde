// Written by `npm run generate` from schemas/role.json. Edit the schema, not this file.

import type { Table } from '#shared/contracts/Table.ts'

/** 角色 / Role */
export const roleTable: Table = {
  entity: 'role',
  name: 'role',
  path: '/roles',
  kind: 'collection',
  softDelete: false,
  display: 'name',
  order: [
    { property: 'sequence', direction: 'ASC' },
    { property: 'created_at', direction: 'DESC' },
  ],
  search: ['code', 'name'],
  columns: [
    {
      name: 'code',
      type: 'text',
      required: true,
      access: 'readWrite',
      filter: 'contains',
      sortable: true,
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      access: 'readWrite',
      filter: 'contains',
      sortable: true,
    },
    {
      name: 'sequence',
      type: 'integer',
      required: true,
      default: 0,
      access: 'readWrite',
      filter: 'equals',
      sortable: true,
    },
    {
      name: 'status',
      type: 'text',
      required: true,
      default: 'enabled',
      access: 'readWrite',
      options: ['enabled', 'disabled'],
      filter: 'equals',
      sortable: true,
    },
    {
      name: 'description',
      type: 'text',
      required: false,
      access: 'readWrite',
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
    {
      name: 'updated_at',
      type: 'timestamp',
      required: true,
      access: 'readOnly',
      auto: 'updated',
      filter: 'equals',
      sortable: true,
    },
  ],
  derivedNames: [],
  links: [
    {
      property: 'menus',
      table: 'role_menus',
      required: true,
      minItems: 1,
      maxItems: 2000,
      key: 'menu_id',
      reference: { entity: 'menu', table: 'menu', display: 'name', onDelete: 'clear' },
    },
  ],
  referrers: [
    {
      entity: 'user',
      softDelete: true,
      table: 'user_roles',
      column: 'target',
      onDelete: 'refuse',
      link: true,
    },
  ],
  unique: [{ name: 'role_code_key', columns: ['code'] }],
}
