// Written by `npm run generate` from schemas/department.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { departmentInputSchema } from '#generated/schemas/department.ts'
import { branches, validateDepartment } from '#generated/validators/department.js'

/** 部门 / Department */
export const departmentForm: ResourceForm = {
  schema: departmentInputSchema,
  uiSchema: {
    'ui:order': [
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
    version: { 'ui:widget': 'hidden' },
    parent_id: { 'ui:widget': 'tree', 'ui:options': { entity: 'department' } },
    parent_name: { 'ui:widget': 'hidden' },
    leader_id: { 'ui:options': { entity: 'user' } },
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
    created_at: { 'ui:widget': 'hidden' },
    updated_at: { 'ui:widget': 'hidden' },
  },
  validate: validateDepartment,
  branches: branches,
}
