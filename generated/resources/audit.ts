// Written by `npm run generate` from schemas/audit.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'

/** 审计日志 / Audit record */
export const auditResource: Resource = {
  entity: 'audit',
  kind: 'log',
  path: '/audits',
  display: 'subject',
  icon: 'VerifiedUser',
  order: { property: 'created_at', direction: 'DESC' },
  search: false,
  fields: [
    {
      source: 'action',
      type: 'enum',
      sortable: true,
      options: [
        { value: 'create', color: 'success' },
        { value: 'update', color: 'info' },
        { value: 'move', color: 'primary' },
        { value: 'delete', color: 'error' },
        { value: 'restore', color: 'success' },
        { value: 'purge', color: 'error' },
        { value: 'clear', color: 'warning' },
        { value: 'password', color: 'warning' },
        { value: 'login', color: 'default' },
        { value: 'loginFailed', color: 'error' },
        { value: 'logout', color: 'default' },
        { value: 'refuse', color: 'error' },
        { value: 'call', color: 'default' },
      ],
    },
    { source: 'entity', type: 'text', sortable: true, whole: true },
    { source: 'record_id', type: 'text', sortable: true, whole: true },
    { source: 'subject', type: 'text', sortable: true },
    { source: 'user_id', type: 'text', sortable: true, whole: true },
    { source: 'user_name', type: 'text', sortable: true, whole: true },
    { source: 'address', type: 'text', sortable: true },
    { source: 'agent', type: 'text', sortable: true },
    { source: 'trace_id', type: 'text', sortable: true, whole: true },
    { source: 'before', type: 'json', sortable: false },
    { source: 'after', type: 'json', sortable: false },
    { source: 'detail', type: 'json', sortable: false },
    { source: 'created_at', type: 'datetime', sortable: true },
  ],
  columns: [
    { source: 'created_at', width: 180 },
    { source: 'user_name', width: 120 },
    { source: 'action', width: 110 },
    { source: 'entity', width: 120 },
    { source: 'subject' },
    { source: 'address', width: 140 },
    { source: 'trace_id', hidden: true },
  ],
  filters: [
    { source: 'user_name', as: 'match' },
    { source: 'action', as: 'match' },
    { source: 'entity', as: 'match' },
    { source: 'created_at', as: 'range' },
    { source: 'record_id', as: 'match' },
    { source: 'trace_id', as: 'match' },
  ],
  groups: [
    { name: 'what', fields: ['action', 'entity', 'subject', 'record_id', 'detail'] },
    {
      name: 'who',
      fields: ['user_name', 'created_at', 'address', 'trace_id', 'agent', 'user_id'],
    },
    { name: 'change', fields: ['before', 'after'] },
  ],
  permissions: { page: 'system.audit', export: 'system.audit.export' },
}
