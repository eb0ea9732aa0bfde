// Written by `npm run generate` from schemas/logger.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { loggerResource } from '#generated/resources/logger.ts'
import { loggerTable } from '#generated/tables/logger.ts'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 系统日志 / System log */
export const loggerRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/loggers',
    table: loggerTable,
    permission: 'system.logger',
    operationId: 'listLogger',
    schema: {},
  },
  {
    operation: 'export',
    method: 'GET',
    url: '/loggers/export',
    table: loggerTable,
    permission: 'system.logger.export',
    operationId: 'exportLogger',
    schema: {},
    resource: loggerResource,
  },
  {
    operation: 'exportLater',
    method: 'POST',
    url: '/loggers/export',
    table: loggerTable,
    permission: 'system.logger.export',
    operationId: 'exportLaterLogger',
    schema: {},
    resource: loggerResource,
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/loggers/figures',
    table: loggerTable,
    permission: 'system.logger',
    operationId: 'figuresLogger',
    schema: {},
    resource: loggerResource,
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/loggers/:id',
    table: loggerTable,
    permission: 'system.logger',
    operationId: 'getLogger',
    schema: { params: idParams },
  },
]
