// Written by `npm run generate` from schemas/weChatConfig.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 微信配置 / WeChat configuration */
export const weChatConfigResource: Resource = {
  entity: 'weChatConfig',
  kind: 'single',
  path: '/weChat/config',
  display: 'mp_appid',
  icon: 'Chat',
  order: { property: 'id', direction: 'DESC' },
  search: true,
  fields: [
    { source: 'mp_appid', type: 'text', sortable: true },
    { source: 'mp_app_secret', type: 'secret', sortable: false, hasHelp: true },
    { source: 'xcx_appid', type: 'text', sortable: true },
    { source: 'xcx_app_secret', type: 'secret', sortable: false, hasHelp: true },
    { source: 'mch_id', type: 'text', sortable: true },
    { source: 'mch_key', type: 'secret', sortable: false, hasHelp: true },
    { source: 'mach_v3_key', type: 'secret', sortable: false, hasHelp: true },
    { source: 'pay_public_key_id', type: 'text', sortable: true, hasHelp: true },
    { source: 'pay_public_key', type: 'longText', sortable: false, hasHelp: true },
    { source: 'pay_notify_url', type: 'url', sortable: true, hasHelp: true },
  ],
  columns: [
    { source: 'mp_appid' },
    { source: 'xcx_appid' },
    { source: 'mch_id' },
    { source: 'pay_public_key_id' },
    { source: 'pay_notify_url' },
  ],
  filters: [{ source: 'mp_appid', as: 'match' }],
  groups: [
    { name: 'mp', fields: ['mp_appid', 'mp_app_secret'] },
    { name: 'xcx', fields: ['xcx_appid', 'xcx_app_secret'] },
    {
      name: 'pay',
      fields: [
        'mch_id',
        'mch_key',
        'mach_v3_key',
        'pay_public_key_id',
        'pay_public_key',
        'pay_notify_url',
      ],
    },
  ],
  permissions: { page: 'distribution.weChatConfig', edit: 'distribution.weChatConfig.edit' },
  form: () => import('#generated/forms/weChatConfig.ts').then((module) => module.weChatConfigForm),
}
