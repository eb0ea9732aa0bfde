import { businessButtons } from '#shared/business/calls.ts'
import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import type { Text } from '#shared/contracts/Text.ts'

/** A button for calls that no schema describes. */
export interface OwnButton {
  /** The code of the button's page. */
  page: string
  /** The last part of the button's own code. */
  action: string
  name: Text
  resources: readonly ApiResource[]
}

/** The buttons of hand-written calls; those of generated calls follow from the schemas. */
export const ownButtons = [
  {
    page: 'system.user',
    action: 'resetPassword',
    name: { zh: '重置密码', en: 'Reset password' },
    resources: [{ method: 'PATCH', path: '/api/v1/users/:id/reset-pwd' }],
  },
  {
    page: 'system.user',
    action: 'resetSecondFactor',
    name: { zh: '重置两步验证', en: 'Reset two-step verification' },
    resources: [{ method: 'DELETE', path: '/api/v1/users/:id/second-factor' }],
  },
  {
    page: 'system.sessions',
    action: 'end',
    name: { zh: '强制下线', en: 'End session' },
    resources: [{ method: 'DELETE', path: '/api/v1/monitor/sessions/:id' }],
  },
  {
    page: 'system.audit',
    action: 'verify',
    name: { zh: '校验', en: 'Verify' },
    resources: [
      { method: 'GET', path: '/api/v1/audits/verify' },
      { method: 'POST', path: '/api/v1/audits/verify' },
    ],
  },
  {
    page: 'system.role',
    action: 'explain',
    name: { zh: '权限检查', en: 'Check permissions' },
    resources: [{ method: 'GET', path: '/api/v1/permissions/why' }],
  },
  {
    page: 'system.role',
    action: 'viewAs',
    name: { zh: '以角色视角查看', en: 'View as role' },
    resources: [{ method: 'POST', path: '/api/v1/current/view-as' }],
  },
  {
    page: 'system.webhookDelivery',
    action: 'resend',
    name: { zh: '重新推送', en: 'Send again' },
    resources: [{ method: 'POST', path: '/api/v1/webhooks/deliveries/:id/resend' }],
  },
  ...businessButtons,
] as const satisfies readonly OwnButton[]
