// Written by `npm run generate` from schemas/menu.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { menuResource } from '#generated/resources/menu.ts'
import { menuInputSchema, menuPatchSchema } from '#generated/schemas/menu.ts'
import { menuTable } from '#generated/tables/menu.ts'
import { validateMenu, validateMenuPatch } from '#generated/validators/menu.js'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 菜单 / Menu */
export const menuRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/menus',
    table: menuTable,
    permission: 'system.menu',
    operationId: 'listMenu',
    schema: {},
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/menus/figures',
    table: menuTable,
    permission: 'system.menu',
    operationId: 'figuresMenu',
    schema: {},
    resource: menuResource,
  },
  {
    operation: 'tree',
    method: 'GET',
    url: '/menus/tree',
    table: menuTable,
    permission: 'system.menu',
    operationId: 'treeMenu',
    schema: {},
  },
  {
    operation: 'options',
    method: 'GET',
    url: '/menus/options',
    table: menuTable,
    permission: 'system.menu',
    operationId: 'optionsMenu',
    schema: {},
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/menus/:id',
    table: menuTable,
    permission: 'system.menu',
    operationId: 'getMenu',
    schema: { params: idParams },
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/menus/:id/history',
    table: menuTable,
    permission: 'system.menu',
    operationId: 'historyMenu',
    schema: { params: idParams },
  },
  {
    operation: 'create',
    method: 'POST',
    url: '/menus',
    table: menuTable,
    permission: 'system.menu.create',
    operationId: 'createMenu',
    schema: { body: menuInputSchema },
    validateBody: validateMenu,
  },
  {
    operation: 'update',
    method: 'PUT',
    url: '/menus/:id',
    table: menuTable,
    permission: 'system.menu.edit',
    operationId: 'updateMenu',
    schema: { params: idParams, body: menuInputSchema },
    validateBody: validateMenu,
  },
  {
    operation: 'bulkUpdate',
    method: 'PUT',
    url: '/menus',
    table: menuTable,
    permission: 'system.menu.edit',
    operationId: 'bulkUpdateMenu',
    schema: { body: menuPatchSchema },
    validateBody: validateMenuPatch,
  },
  {
    operation: 'delete',
    method: 'DELETE',
    url: '/menus/:id',
    table: menuTable,
    permission: 'system.menu.delete',
    operationId: 'deleteMenu',
    schema: { params: idParams },
  },
  {
    operation: 'bulkDelete',
    method: 'DELETE',
    url: '/menus',
    table: menuTable,
    permission: 'system.menu.delete',
    operationId: 'bulkDeleteMenu',
    schema: {},
  },
]
