// Written by `npm run generate` from schemas/audit.json. Edit the schema, not this file.

import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { auditResource } from '#generated/resources/audit.ts'
import { auditTable } from '#generated/tables/audit.ts'

const idParams: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
}

/** 审计日志 / Audit record */
export const auditRoutes: readonly Route[] = [
  {
    operation: 'list',
    method: 'GET',
    url: '/audits',
    table: auditTable,
    permission: 'system.audit',
    operationId: 'listAudit',
    schema: {},
  },
  {
    operation: 'export',
    method: 'GET',
    url: '/audits/export',
    table: auditTable,
    permission: 'system.audit.export',
    operationId: 'exportAudit',
    schema: {},
    resource: auditResource,
  },
  {
    operation: 'exportLater',
    method: 'POST',
    url: '/audits/export',
    table: auditTable,
    permission: 'system.audit.export',
    operationId: 'exportLaterAudit',
    schema: {},
    resource: auditResource,
  },
  {
    operation: 'figures',
    method: 'GET',
    url: '/audits/figures',
    table: auditTable,
    permission: 'system.audit',
    operationId: 'figuresAudit',
    schema: {},
    resource: auditResource,
  },
  {
    operation: 'get',
    method: 'GET',
    url: '/audits/:id',
    table: auditTable,
    permission: 'system.audit',
    operationId: 'getAudit',
    schema: { params: idParams },
  },
]
