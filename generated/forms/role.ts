// Written by `npm run generate` from schemas/role.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { roleInputSchema } from '#generated/schemas/role.ts'
import { branches, validateRole } from '#generated/validators/role.js'

/** 角色 / Role */
export const roleForm: ResourceForm = {
  schema: roleInputSchema,
  order: [
    'code',
    'name',
    'sequence',
    'status',
    'second_factor',
    'description',
    'menus',
    'id',
    'created_at',
    'updated_at',
    'version',
  ],
  validate: validateRole,
  branches: branches,
  unique: [{ name: 'role_code_key', columns: ['code'] }],
}
