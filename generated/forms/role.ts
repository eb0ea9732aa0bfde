// Written by `npm run generate` from schemas/role.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { roleInputSchema } from '#generated/schemas/role.ts'
import { branches, validateRole } from '#generated/validators/role.js'

/** 角色 / Role */
export const roleForm: ResourceForm = {
  schema: roleInputSchema,
  uiSchema: {
    'ui:order': [
      'code',
      'name',
      'sequence',
      'status',
      'description',
      'menus',
      'id',
      'created_at',
      'updated_at',
      'version',
    ],
    version: { 'ui:widget': 'hidden' },
    status: {
      'ui:widget': 'radio',
      'ui:options': {
        options: [
          { value: 'enabled', color: 'success' },
          { value: 'disabled', color: 'default' },
        ],
      },
    },
    description: { 'ui:widget': 'textarea' },
    menus: { 'ui:widget': 'permissions', 'ui:options': { entity: 'menu', key: 'menu_id' } },
    created_at: { 'ui:widget': 'hidden' },
    updated_at: { 'ui:widget': 'hidden' },
  },
  validate: validateRole,
  branches: branches,
}
