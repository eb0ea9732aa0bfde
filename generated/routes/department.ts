// Written by `npm run generate` from schemas/department.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { departmentResource } from '#generated/resources/department.ts'
import { departmentInputSchema, departmentPatchSchema } from '#generated/schemas/department.ts'
import { departmentTable } from '#generated/tables/department.ts'
import { validateDepartment, validateDepartmentPatch } from '#generated/validators/department.js'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 部门 / Department */
export const departmentRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/departments',
    table: departmentTable,
    permission: 'system.department',
    operationId: 'listDepartment',
    schema: {},
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/departments/figures',
    table: departmentTable,
    permission: 'system.department',
    operationId: 'figuresDepartment',
    schema: {},
    resource: departmentResource,
  },
  {
    operation: 'tree',
    method: 'GET',
    url: '/departments/tree',
    table: departmentTable,
    permission: 'system.department',
    operationId: 'treeDepartment',
    schema: {},
  },
  {
    operation: 'options',
    method: 'GET',
    url: '/departments/options',
    table: departmentTable,
    permission: 'system.department',
    operationId: 'optionsDepartment',
    schema: {},
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/departments/:id',
    table: departmentTable,
    permission: 'system.department',
    operationId: 'getDepartment',
    schema: { params: idParams },
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/departments/:id/history',
    table: departmentTable,
    permission: 'system.department',
    operationId: 'historyDepartment',
    schema: { params: idParams },
  },
  {
    operation: 'create',
    method: 'POST',
    url: '/departments',
    table: departmentTable,
    permission: 'system.department.create',
    operationId: 'createDepartment',
    schema: { body: departmentInputSchema },
    validateBody: validateDepartment,
  },
  {
    operation: 'update',
    method: 'PUT',
    url: '/departments/:id',
    table: departmentTable,
    permission: 'system.department.edit',
    operationId: 'updateDepartment',
    schema: { params: idParams, body: departmentInputSchema },
    validateBody: validateDepartment,
  },
  {
    operation: 'bulkUpdate',
    method: 'PUT',
    url: '/departments',
    table: departmentTable,
    permission: 'system.department.edit',
    operationId: 'bulkUpdateDepartment',
    schema: { body: departmentPatchSchema },
    validateBody: validateDepartmentPatch,
  },
  {
    operation: 'delete',
    method: 'DELETE',
    url: '/departments/:id',
    table: departmentTable,
    permission: 'system.department.delete',
    operationId: 'deleteDepartment',
    schema: { params: idParams },
  },
  {
    operation: 'bulkDelete',
    method: 'DELETE',
    url: '/departments',
    table: departmentTable,
    permission: 'system.department.delete',
    operationId: 'bulkDeleteDepartment',
    schema: {},
  },
]
