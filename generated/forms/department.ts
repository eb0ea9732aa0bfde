// Written by `npm run generate` from schemas/department.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { departmentInputSchema } from '#generated/schemas/department.ts'
import { branches, validateDepartment } from '#generated/validators/department.js'

/** 部门 / Department */
export const departmentForm: ResourceForm = {
  schema: departmentInputSchema,
  order: [
    'id',
    'code',
    'name',
    'parent_id',
    'parent_name',
    'leader_id',
    'sequence',
    'status',
    'description',
    'created_at',
    'updated_at',
    'version',
  ],
  validate: validateDepartment,
  branches: branches,
  unique: [{ name: 'department_code_key', columns: ['code'] }],
}
