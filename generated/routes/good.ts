// Written by `npm run generate` from schemas/good.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { goodInputSchema, goodPatchSchema } from '#generated/schemas/good.ts'
import { goodTable } from '#generated/tables/good.ts'
import { validateGood, validateGoodPatch } from '#generated/validators/good.js'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 商品 / Good */
export const goodRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/goods',
    table: goodTable,
    permission: 'distribution.good',
    operationId: 'listGood',
    schema: {},
  },
  {
    operation: 'options',
    method: 'GET',
    url: '/goods/options',
    table: goodTable,
    permission: 'distribution.good',
    operationId: 'optionsGood',
    schema: {},
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/goods/:id',
    table: goodTable,
    permission: 'distribution.good',
    operationId: 'getGood',
    schema: { params: idParams },
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/goods/:id/history',
    table: goodTable,
    permission: 'distribution.good',
    operationId: 'historyGood',
    schema: { params: idParams },
  },
  {
    operation: 'create',
    method: 'POST',
    url: '/goods',
    table: goodTable,
    permission: 'distribution.good.create',
    operationId: 'createGood',
    schema: { body: goodInputSchema },
    validateBody: validateGood,
  },
  {
    operation: 'update',
    method: 'PUT',
    url: '/goods/:id',
    table: goodTable,
    permission: 'distribution.good.edit',
    operationId: 'updateGood',
    schema: { params: idParams, body: goodInputSchema },
    validateBody: validateGood,
  },
  {
    operation: 'bulkUpdate',
    method: 'PUT',
    url: '/goods',
    table: goodTable,
    permission: 'distribution.good.edit',
    operationId: 'bulkUpdateGood',
    schema: { body: goodPatchSchema },
    validateBody: validateGoodPatch,
  },
  {
    operation: 'delete',
    method: 'DELETE',
    url: '/goods/:id',
    table: goodTable,
    permission: 'distribution.good.delete',
    operationId: 'deleteGood',
    schema: { params: idParams },
  },
  {
    operation: 'bulkDelete',
    method: 'DELETE',
    url: '/goods',
    table: goodTable,
    permission: 'distribution.good.delete',
    operationId: 'bulkDeleteGood',
    schema: {},
  },
  {
    operation: 'move',
    method: 'POST',
    url: '/goods/:id/publish',
    table: goodTable,
    permission: 'distribution.good.publish',
    operationId: 'publishGood',
    schema: { params: idParams },
    move: 'publish',
  },
  {
    operation: 'move',
    method: 'POST',
    url: '/goods/:id/withdraw',
    table: goodTable,
    permission: 'distribution.good.withdraw',
    operationId: 'withdrawGood',
    schema: { params: idParams },
    move: 'withdraw',
  },
  {
    operation: 'move',
    method: 'POST',
    url: '/goods/:id/sellOut',
    table: goodTable,
    permission: 'distribution.good.sellOut',
    operationId: 'sellOutGood',
    schema: { params: idParams },
    move: 'sellOut',
  },
]
