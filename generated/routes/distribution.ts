// Written by `npm run generate` from schemas/distribution.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { distributionResource } from '#generated/resources/distribution.ts'
import { distributionInputSchema, distributionPatchSchema } from '#generated/schemas/distribution.ts'
import { distributionTable } from '#generated/tables/distribution.ts'
import { validateDistribution, validateDistributionPatch } from '#generated/validators/distribution.js'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 分销规则 / Distribution rule */
export const distributionRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/distributions',
    table: distributionTable,
    permission: 'distribution.distribution',
    operationId: 'listDistribution',
    schema: {},
  },
  {
    operation: 'export',
    method: 'GET',
    url: '/distributions/export',
    table: distributionTable,
    permission: 'distribution.distribution.export',
    operationId: 'exportDistribution',
    schema: {},
    resource: distributionResource,
  },
  {
    operation: 'exportLater',
    method: 'POST',
    url: '/distributions/export',
    table: distributionTable,
    permission: 'distribution.distribution.export',
    operationId: 'exportLaterDistribution',
    schema: {},
    resource: distributionResource,
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/distributions/figures',
    table: distributionTable,
    permission: 'distribution.distribution',
    operationId: 'figuresDistribution',
    schema: {},
    resource: distributionResource,
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/distributions/:id',
    table: distributionTable,
    permission: 'distribution.distribution',
    operationId: 'getDistribution',
    schema: { params: idParams },
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/distributions/:id/history',
    table: distributionTable,
    permission: 'distribution.distribution',
    operationId: 'historyDistribution',
    schema: { params: idParams },
  },
  {
    operation: 'create',
    method: 'POST',
    url: '/distributions',
    table: distributionTable,
    permission: 'distribution.distribution.create',
    operationId: 'createDistribution',
    schema: { body: distributionInputSchema },
    validateBody: validateDistribution,
  },
  {
    operation: 'update',
    method: 'PUT',
    url: '/distributions/:id',
    table: distributionTable,
    permission: 'distribution.distribution.edit',
    operationId: 'updateDistribution',
    schema: { params: idParams, body: distributionInputSchema },
    validateBody: validateDistribution,
  },
  {
    operation: 'bulkUpdate',
    method: 'PUT',
    url: '/distributions',
    table: distributionTable,
    permission: 'distribution.distribution.edit',
    operationId: 'bulkUpdateDistribution',
    schema: { body: distributionPatchSchema },
    validateBody: validateDistributionPatch,
  },
  {
    operation: 'delete',
    method: 'DELETE',
    url: '/distributions/:id',
    table: distributionTable,
    permission: 'distribution.distribution.delete',
    operationId: 'deleteDistribution',
    schema: { params: idParams },
  },
  {
    operation: 'bulkDelete',
    method: 'DELETE',
    url: '/distributions',
    table: distributionTable,
    permission: 'distribution.distribution.delete',
    operationId: 'bulkDeleteDistribution',
    schema: {},
  },
]
