// Written by `npm run generate` from schemas/weChatConfig.json. Edit the schema, not this file.

import type { Route } from '#shared/contracts/Route.ts'
import { weChatConfigInputSchema } from '#generated/schemas/weChatConfig.ts'
import { weChatConfigTable } from '#generated/tables/weChatConfig.ts'
import { validateWeChatConfig } from '#generated/validators/weChatConfig.js'

/** 微信配置 / WeChat configuration */
export const weChatConfigRoutes: readonly Route[] = [
  {
    operation: 'getSingle',
    method: 'GET',
    url: '/weChat/config',
    table: weChatConfigTable,
    permission: 'distribution.weChatConfig',
    operationId: 'getSingleWeChatConfig',
    schema: {},
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/weChat/config/history',
    table: weChatConfigTable,
    permission: 'distribution.weChatConfig',
    operationId: 'historyWeChatConfig',
    schema: {},
  },
  {
    operation: 'updateSingle',
    method: 'PUT',
    url: '/weChat/config',
    table: weChatConfigTable,
    permission: 'distribution.weChatConfig.edit',
    operationId: 'updateSingleWeChatConfig',
    schema: { body: weChatConfigInputSchema },
    validateBody: validateWeChatConfig,
  },
]
