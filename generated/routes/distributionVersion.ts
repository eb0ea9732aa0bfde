// Written by `npm run generate` from schemas/distributionVersion.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { distributionVersionResource } from '#generated/resources/distributionVersion.ts'
import { distributionVersionTable } from '#generated/tables/distributionVersion.ts'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 分销规则版本 / Version of the distribution rules */
export const distributionVersionRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/distributions/versions',
    table: distributionVersionTable,
    permission: 'distribution.distributionVersion',
    operationId: 'listDistributionVersion',
    schema: {},
  },
  {
    operation: 'export',
    method: 'GET',
    url: '/distributions/versions/export',
    table: distributionVersionTable,
    permission: 'distribution.distributionVersion.export',
    operationId: 'exportDistributionVersion',
    schema: {},
    resource: distributionVersionResource,
  },
  {
    operation: 'exportLater',
    method: 'POST',
    url: '/distributions/versions/export',
    table: distributionVersionTable,
    permission: 'distribution.distributionVersion.export',
    operationId: 'exportLaterDistributionVersion',
    schema: {},
    resource: distributionVersionResource,
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/distributions/versions/figures',
    table: distributionVersionTable,
    permission: 'distribution.distributionVersion',
    operationId: 'figuresDistributionVersion',
    schema: {},
    resource: distributionVersionResource,
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/distributions/versions/:id',
    table: distributionVersionTable,
    permission: 'distribution.distributionVersion',
    operationId: 'getDistributionVersion',
    schema: { params: idParams },
  },
]
