// Written by `npm run generate` from schemas/weChatConfig.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { weChatConfigInputSchema } from '#generated/schemas/weChatConfig.ts'
import { branches, validateWeChatConfig } from '#generated/validators/weChatConfig.js'

/** 微信配置 / WeChat configuration */
export const weChatConfigForm: ResourceForm = {
  schema: weChatConfigInputSchema,
  order: [
    'mp_appid',
    'mp_app_secret',
    'xcx_appid',
    'xcx_app_secret',
    'mch_id',
    'mch_key',
    'mach_v3_key',
    'pay_public_key_id',
    'pay_public_key',
    'pay_notify_url',
    'id',
    'version',
  ],
  validate: validateWeChatConfig,
  branches: branches,
}
