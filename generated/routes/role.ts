// Written by `npm run generate` from schemas/role.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { roleResource } from '#generated/resources/role.ts'
import { roleInputSchema, rolePatchSchema } from '#generated/schemas/role.ts'
import { roleTable } from '#generated/tables/role.ts'
import { validateRole, validateRolePatch } from '#generated/validators/role.js'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 角色 / Role */
export const roleRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/roles',
    table: roleTable,
    permission: 'system.role',
    operationId: 'listRole',
    schema: {},
  },
  {
    operation: 'export',
    method: 'GET',
    url: '/roles/export',
    table: roleTable,
    permission: 'system.role.export',
    operationId: 'exportRole',
    schema: {},
    resource: roleResource,
  },
  {
    operation: 'exportLater',
    method: 'POST',
    url: '/roles/export',
    table: roleTable,
    permission: 'system.role.export',
    operationId: 'exportLaterRole',
    schema: {},
    resource: roleResource,
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/roles/figures',
    table: roleTable,
    permission: 'system.role',
    operationId: 'figuresRole',
    schema: {},
    resource: roleResource,
  },
  {
    operation: 'options',
    method: 'GET',
    url: '/roles/options',
    table: roleTable,
    permission: 'system.role',
    operationId: 'optionsRole',
    schema: {},
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/roles/:id',
    table: roleTable,
    permission: 'system.role',
    operationId: 'getRole',
    schema: { params: idParams },
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/roles/:id/history',
    table: roleTable,
    permission: 'system.role',
    operationId: 'historyRole',
    schema: { params: idParams },
  },
  {
    operation: 'create',
    method: 'POST',
    url: '/roles',
    table: roleTable,
    permission: 'system.role.create',
    operationId: 'createRole',
    schema: { body: roleInputSchema },
    validateBody: validateRole,
  },
  {
    operation: 'update',
    method: 'PUT',
    url: '/roles/:id',
    table: roleTable,
    permission: 'system.role.edit',
    operationId: 'updateRole',
    schema: { params: idParams, body: roleInputSchema },
    validateBody: validateRole,
  },
  {
    operation: 'bulkUpdate',
    method: 'PUT',
    url: '/roles',
    table: roleTable,
    permission: 'system.role.edit',
    operationId: 'bulkUpdateRole',
    schema: { body: rolePatchSchema },
    validateBody: validateRolePatch,
  },
  {
    operation: 'delete',
    method: 'DELETE',
    url: '/roles/:id',
    table: roleTable,
    permission: 'system.role.delete',
    operationId: 'deleteRole',
    schema: { params: idParams },
  },
  {
    operation: 'bulkDelete',
    method: 'DELETE',
    url: '/roles',
    table: roleTable,
    permission: 'system.role.delete',
    operationId: 'bulkDeleteRole',
    schema: {},
  },
]
