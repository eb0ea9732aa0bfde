// Written by `npm run generate` from schemas/user.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { userInputSchema } from '#generated/schemas/user.ts'
import { branches, validateUser } from '#generated/validators/user.js'

/** 用户 / User */
export const userForm: ResourceForm = {
  schema: userInputSchema,
  uiSchema: {
    'ui:order': [
      'username',
      'password',
      'name',
      'roles',
      'department_id',
      'status',
      'email',
      'phone',
      'country',
      'province',
      'city',
      'address',
      'avatar',
      'nickname',
      'profile',
      'remark',
      'id',
      'created_at',
      'updated_at',
      'version',
    ],
    version: { 'ui:widget': 'hidden' },
    password: { 'ui:widget': 'password', 'ui:options': { secret: 'hash' } },
    roles: {
      'ui:widget': 'grantable',
      'ui:options': { entity: 'role', key: 'role_id', nameKey: 'role_name' },
    },
    department_id: { 'ui:widget': 'tree', 'ui:options': { entity: 'department' } },
    avatar: { 'ui:widget': 'image' },
    profile: { 'ui:widget': 'textarea' },
    remark: { 'ui:widget': 'textarea' },
    status: {
      'ui:widget': 'radio',
      'ui:options': {
        options: [{ value: 'activated', color: 'success' }, { value: 'freezed', color: 'error' }],
      },
    },
    created_at: { 'ui:widget': 'hidden' },
    updated_at: { 'ui:widget': 'hidden' },
  },
  validate: validateUser,
  branches: branches,
}
