// Written by `npm run generate` from schemas/user.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { userInputSchema } from '#generated/schemas/user.ts'
import { branches, validateUser } from '#generated/validators/user.js'

/** 用户 / User */
export const userForm: ResourceForm = {
  schema: userInputSchema,
  order: [
    'username',
    'password',
    'name',
    'roles',
    'department_id',
    'status',
    'invite_id',
    'invited_at',
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
  validate: validateUser,
  branches: branches,
  unique: [{ name: 'user_username_key', columns: ['username'] }],
}
