// Written by `npm run generate` from schemas/menu.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { menuInputSchema } from '#generated/schemas/menu.ts'
import { branches, validateMenu } from '#generated/validators/menu.js'

/** 菜单 / Menu */
export const menuForm: ResourceForm = {
  schema: menuInputSchema,
  order: [
    'type',
    'code',
    'name',
    'parent_id',
    'path',
    'sequence',
    'status',
    'description',
    'resources',
    'properties',
    'id',
    'parent_name',
    'created_at',
    'updated_at',
    'version',
  ],
  validate: validateMenu,
  branches: branches,
  unique: [{ name: 'menu_code_key', columns: ['code'] }],
}
