// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

import type { Audit, AuditInput } from '#generated/types/audit.ts'
import type { Department, DepartmentInput } from '#generated/types/department.ts'
import type { Distribution, DistributionInput } from '#generated/types/distribution.ts'
import type { DistributionLog, DistributionLogInput } from '#generated/types/distributionLog.ts'
import type { DistributionVersion, DistributionVersionInput } from '#generated/types/distributionVersion.ts'
import type { Good, GoodInput } from '#generated/types/good.ts'
import type { Logger, LoggerInput } from '#generated/types/logger.ts'
import type { Menu, MenuInput } from '#generated/types/menu.ts'
import type { Order, OrderInput } from '#generated/types/order.ts'
import type { Role, RoleInput } from '#generated/types/role.ts'
import type { User, UserInput } from '#generated/types/user.ts'
import type { WeChatConfig, WeChatConfigInput } from '#generated/types/weChatConfig.ts'
import type { Webhook, WebhookInput } from '#generated/types/webhook.ts'
import type { WebhookDelivery, WebhookDeliveryInput } from '#generated/types/webhookDelivery.ts'

/** The types and names of every entity that hand-written code may use. */
export interface Entities {
  'audit': {
    record: Audit
    input: AuditInput
    column: 'id' | 'action' | 'entity' | 'record_id' | 'subject' | 'user_id' | 'user_name' | 'address' | 'agent' | 'trace_id' | 'before' | 'after' | 'detail' | 'created_at'
    link: never
    move: never
  }
  'department': {
    record: Department
    input: DepartmentInput
    column: 'id' | 'code' | 'name' | 'parent_id' | 'leader_id' | 'sequence' | 'status' | 'description' | 'created_at' | 'updated_at' | 'version'
    link: never
    move: never
  }
  'distribution': {
    record: Distribution
    input: DistributionInput
    column: 'id' | 'leave' | 'rate' | 'version'
    link: never
    move: never
  }
  'distributionLog': {
    record: DistributionLog
    input: DistributionLogInput
    column: 'id' | 'order_id' | 'level' | 'kind' | 'reason' | 'trade_no' | 'good_id' | 'user_id' | 'name' | 'good_min' | 'order_amount' | 'base' | 'cut' | 'rule_version' | 'rate' | 'amount' | 'createdAt' | 'updatedAt'
    link: never
    move: never
  }
  'distributionVersion': {
    record: DistributionVersion
    input: DistributionVersionInput
    column: 'id' | 'number' | 'rates' | 'user_name' | 'since'
    link: never
    move: never
  }
  'good': {
    record: Good
    input: GoodInput
    column: 'id' | 'name' | 'price' | 'min_price' | 'first_price' | 'sequence' | 'status' | 'summary' | 'image' | 'images' | 'description' | 'createdAt' | 'updatedAt' | 'version'
    link: never
    move: (
      | { code: 'publish'; permission: 'distribution.good.publish'; from: readonly ('draft' | 'sold_out')[]; to: 'normal' }
      | { code: 'withdraw'; permission: 'distribution.good.withdraw'; from: readonly ('normal' | 'sold_out')[]; to: 'draft' }
      | { code: 'sellOut'; permission: 'distribution.good.sellOut'; from: readonly ('draft' | 'normal')[]; to: 'sold_out' }
    )
  }
  'logger': {
    record: Logger
    input: LoggerInput
    column: 'id' | 'level' | 'message' | 'tag' | 'trace_id' | 'user_name' | 'data' | 'stack' | 'created_at'
    link: never
    move: never
  }
  'menu': {
    record: Menu
    input: MenuInput
    column: 'id' | 'code' | 'name' | 'path' | 'sequence' | 'type' | 'status' | 'description' | 'properties' | 'parent_id' | 'resources' | 'created_at' | 'updated_at' | 'version'
    link: never
    move: never
  }
  'order': {
    record: Order
    input: OrderInput
    column: 'id' | 'trade_no' | 'good_id' | 'name' | 'num' | 'user_id' | 'invite_id' | 'chain' | 'pay_no' | 'pay_time' | 'rule_version' | 'status' | 'createdAt' | 'updatedAt' | 'version'
    link: never
    move: (
      | { code: 'pay'; permission: 'distribution.order.pay'; from: readonly ('pending')[]; to: 'success' }
      | { code: 'fail'; permission: 'distribution.order.fail'; from: readonly ('pending')[]; to: 'fail' }
      | { code: 'retry'; permission: 'distribution.order.retry'; from: readonly ('fail')[]; to: 'pending' }
      | { code: 'refund'; permission: 'distribution.order.refund'; from: readonly ('success')[]; to: 'refusing' }
      | { code: 'confirmRefund'; permission: 'distribution.order.confirmRefund'; from: readonly ('refusing')[]; to: 'refused' }
      | { code: 'failRefund'; permission: 'distribution.order.failRefund'; from: readonly ('refusing')[]; to: 'refused_fail' }
      | { code: 'retryRefund'; permission: 'distribution.order.retryRefund'; from: readonly ('refused_fail')[]; to: 'refusing' }
    )
  }
  'role': {
    record: Role
    input: RoleInput
    column: 'id' | 'code' | 'name' | 'sequence' | 'status' | 'second_factor' | 'description' | 'created_at' | 'updated_at' | 'version'
    link: 'menus'
    move: never
  }
  'user': {
    record: User
    input: UserInput
    column: 'id' | 'username' | 'password' | 'name' | 'email' | 'phone' | 'department_id' | 'invite_id' | 'invited_at' | 'avatar' | 'nickname' | 'profile' | 'country' | 'province' | 'city' | 'address' | 'remark' | 'status' | 'created_at' | 'updated_at' | 'version' | 'deleted_at'
    link: 'roles'
    move: (
      | { code: 'freeze'; permission: 'system.user.freeze'; from: readonly ('activated')[]; to: 'freezed' }
      | { code: 'activate'; permission: 'system.user.activate'; from: readonly ('freezed')[]; to: 'activated' }
    )
  }
  'weChatConfig': {
    record: WeChatConfig
    input: WeChatConfigInput
    column: 'id' | 'mp_appid' | 'mp_app_secret' | 'xcx_appid' | 'xcx_app_secret' | 'mch_id' | 'mch_key' | 'mach_v3_key' | 'pay_public_key_id' | 'pay_public_key' | 'pay_notify_url' | 'version'
    link: never
    move: never
  }
  'webhook': {
    record: Webhook
    input: WebhookInput
    column: 'id' | 'name' | 'target_url' | 'signing_secret' | 'status' | 'told_entities' | 'told_events' | 'last_result' | 'delivered_at' | 'failing_since' | 'created_at' | 'updated_at' | 'version'
    link: never
    move: never
  }
  'webhookDelivery': {
    record: WebhookDelivery
    input: WebhookDeliveryInput
    column: 'id' | 'webhook_id' | 'told_event' | 'event_id' | 'subject' | 'outcome' | 'http_status' | 'attempt_number' | 'duration_ms' | 'error' | 'event_body' | 'created_at'
    link: never
    move: never
  }
}

/** The code of a page or button in the generated menus. */
export type PermissionCode =
  | 'dashboard'
  | 'dashboard.workplace'
  | 'dashboard.analysis'
  | 'dashboard.monitor'
  | 'distribution'
  | 'distribution.good'
  | 'distribution.good.create'
  | 'distribution.good.edit'
  | 'distribution.good.delete'
  | 'distribution.good.export'
  | 'distribution.good.import'
  | 'distribution.good.publish'
  | 'distribution.good.withdraw'
  | 'distribution.good.sellOut'
  | 'distribution.order'
  | 'distribution.order.create'
  | 'distribution.order.edit'
  | 'distribution.order.delete'
  | 'distribution.order.export'
  | 'distribution.order.pay'
  | 'distribution.order.fail'
  | 'distribution.order.retry'
  | 'distribution.order.refund'
  | 'distribution.order.confirmRefund'
  | 'distribution.order.failRefund'
  | 'distribution.order.retryRefund'
  | 'distribution.distribution'
  | 'distribution.distribution.create'
  | 'distribution.distribution.edit'
  | 'distribution.distribution.delete'
  | 'distribution.distribution.export'
  | 'distribution.distribution.whatIf'
  | 'distribution.distributionVersion'
  | 'distribution.distributionVersion.export'
  | 'distribution.distributionLog'
  | 'distribution.distributionLog.export'
  | 'distribution.distributionLog.verify'
  | 'distribution.weChatConfig'
  | 'distribution.weChatConfig.edit'
  | 'system'
  | 'system.user'
  | 'system.user.create'
  | 'system.user.edit'
  | 'system.user.delete'
  | 'system.user.restore'
  | 'system.user.purge'
  | 'system.user.export'
  | 'system.user.freeze'
  | 'system.user.activate'
  | 'system.user.resetPassword'
  | 'system.user.resetSecondFactor'
  | 'system.role'
  | 'system.role.create'
  | 'system.role.edit'
  | 'system.role.delete'
  | 'system.role.export'
  | 'system.role.explain'
  | 'system.role.viewAs'
  | 'system.menu'
  | 'system.menu.create'
  | 'system.menu.edit'
  | 'system.menu.delete'
  | 'system.department'
  | 'system.department.create'
  | 'system.department.edit'
  | 'system.department.delete'
  | 'system.sessions'
  | 'system.sessions.end'
  | 'system.webhook'
  | 'system.webhook.create'
  | 'system.webhook.edit'
  | 'system.webhook.delete'
  | 'system.webhookDelivery'
  | 'system.webhookDelivery.export'
  | 'system.webhookDelivery.resend'
  | 'system.audit'
  | 'system.audit.export'
  | 'system.audit.verify'
  | 'system.logger'
  | 'system.logger.export'
