// Written by `npm run generate` from schemas/user.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { userInputSchema, userPatchSchema } from '#generated/schemas/user.ts'
import { userTable } from '#generated/tables/user.ts'
import { validateUser, validateUserPatch } from '#generated/validators/user.js'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 用户 / User */
export const userRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/users',
    table: userTable,
    permission: 'system.user',
    operationId: 'listUser',
    schema: {},
  },
  {
    operation: 'options',
    method: 'GET',
    url: '/users/options',
    table: userTable,
    permission: 'system.user',
    operationId: 'optionsUser',
    schema: {},
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/users/:id',
    table: userTable,
    permission: 'system.user',
    operationId: 'getUser',
    schema: { params: idParams },
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/users/:id/history',
    table: userTable,
    permission: 'system.user',
    operationId: 'historyUser',
    schema: { params: idParams },
  },
  {
    operation: 'create',
    method: 'POST',
    url: '/users',
    table: userTable,
    permission: 'system.user.create',
    operationId: 'createUser',
    schema: { body: userInputSchema },
    validateBody: validateUser,
  },
  {
    operation: 'update',
    method: 'PUT',
    url: '/users/:id',
    table: userTable,
    permission: 'system.user.edit',
    operationId: 'updateUser',
    schema: { params: idParams, body: userInputSchema },
    validateBody: validateUser,
  },
  {
    operation: 'bulkUpdate',
    method: 'PUT',
    url: '/users',
    table: userTable,
    permission: 'system.user.edit',
    operationId: 'bulkUpdateUser',
    schema: { body: userPatchSchema },
    validateBody: validateUserPatch,
  },
  {
    operation: 'delete',
    method: 'DELETE',
    url: '/users/:id',
    table: userTable,
    permission: 'system.user.delete',
    operationId: 'deleteUser',
    schema: { params: idParams },
  },
  {
    operation: 'bulkDelete',
    method: 'DELETE',
    url: '/users',
    table: userTable,
    permission: 'system.user.delete',
    operationId: 'bulkDeleteUser',
    schema: {},
  },
  {
    operation: 'move',
    method: 'POST',
    url: '/users/:id/freeze',
    table: userTable,
    permission: 'system.user.freeze',
    operationId: 'freezeUser',
    schema: { params: idParams },
    move: 'freeze',
  },
  {
    operation: 'move',
    method: 'POST',
    url: '/users/:id/activate',
    table: userTable,
    permission: 'system.user.activate',
    operationId: 'activateUser',
    schema: { params: idParams },
    move: 'activate',
  },
]
