// Written by `npm run generate` from schemas/distributionLog.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { distributionLogTable } from '#generated/tables/distributionLog.ts'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 分销记录 / Distribution log */
export const distributionLogRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/distributions/logs',
    table: distributionLogTable,
    permission: 'distribution.distributionLog',
    operationId: 'listDistributionLog',
    schema: {},
  },
  {
    operation: 'export',
    method: 'GET',
    url: '/distributions/logs/export',
    table: distributionLogTable,
    permission: 'distribution.distributionLog.export',
    operationId: 'exportDistributionLog',
    schema: {},
    resource: distributionLogResource,
  },
  {
    operation: 'exportLater',
    method: 'POST',
    url: '/distributions/logs/export',
    table: distributionLogTable,
    permission: 'distribution.distributionLog.export',
    operationId: 'exportLaterDistributionLog',
    schema: {},
    resource: distributionLogResource,
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/distributions/logs/figures',
    table: distributionLogTable,
    permission: 'distribution.distributionLog',
    operationId: 'figuresDistributionLog',
    schema: {},
    resource: distributionLogResource,
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/distributions/logs/:id',
    table: distributionLogTable,
    permission: 'distribution.distributionLog',
    operationId: 'getDistributionLog',
    schema: { params: idParams },
  },
]
