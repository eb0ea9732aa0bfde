import type { Exception } from './Exception.ts'

/** Exceptions in src/shared. */
export const sharedExceptions: readonly Exception[] = [
  {
    file: 'src/shared/contracts/sessions/ApiKey.ts',
    names: ['created_at'],
    reason: 'Part of the answer of GET /current/api-keys.',
  },
  {
    file: 'src/shared/contracts/sessions/UserSession.ts',
    names: ['user_id', 'user_name', 'created_at'],
    reason: 'Part of the answer of GET /monitor/sessions.',
  },
  {
    file: 'src/shared/business/calls.ts',
    names: ['distribution', 'distributionLog'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/policy/namedCodes.ts',
  },
  {
    file: 'src/shared/business/notices.ts',
    names: ['order', 'distributionLog'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/policy/namedCodes.ts',
  },
  {
    file: 'src/shared/business/notices.ts',
    names: ['trade_no'],
    reason: 'A fact of a notice, which its stored notices and its words call so.',
  },
  {
    file: 'src/shared/notifications/noticeTable.ts',
    names: ['user', 'logger', 'webhook'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/policy/namedCodes.ts',
  },
  {
    file: 'src/shared/permissions/ownButtons.ts',
    names: ['user', 'audit', 'role', 'webhookDelivery'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/policy/namedCodes.ts',
  },
  {
    file: 'src/shared/permissions/extraCalls.ts',
    names: ['user', 'department', 'audit', 'role', 'menu'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/policy/namedCodes.ts',
  },
  {
    file: 'src/shared/business/commission/commissionsOf.ts',
    names: ['rates'],
    reason: 'The rates of one sale, whatever the rules are stored as.',
  },
  {
    file: 'src/shared/business/commission/linesOfSale.ts',
    names: ['rates'],
    reason: 'The rules of one sale, whatever they are stored as.',
  },
  {
    file: 'src/shared/business/commission/WhatIf.ts',
    names: ['rates'],
    reason: 'A part of the body of POST /distributions/whatIf.',
  },
  {
    file: 'src/shared/business/commission/linesOfSale.ts',
    names: ['earned', 'nothing', 'minimum', 'below_fen'],
    reason: "What the computation finds; the ledger's line compares it with the stored values.",
    heldBy: 'src/server/business/commission/ledgerLine.ts',
  },
  { file: 'src/shared/contracts/Envelope.ts', names: ['trace_id'], reason: 'Part of every answer.' },
  {
    file: 'src/shared/validation/withDefaults.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/shared/messages/validationMessage.ts',
    names: ['type'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/shared/permissions/DepartmentMembers.ts',
    names: ['parent_id'],
    reason: 'Part of the answer of GET /departments/members.',
  },
  {
    file: 'src/shared/account/profileFields.ts',
    names: ['avatar', 'nickname', 'country', 'province', 'city'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/routes/currentUser.ts',
  },
  {
    file: 'src/shared/business/commission/linesOfSale.ts',
    names: ['frozen', 'deleted'],
    reason: "What the computation finds; the ledger's line compares it with the stored values.",
    heldBy: 'src/server/business/commission/ledgerLine.ts',
  },
  {
    file: 'src/shared/contracts/ExportJob.ts',
    names: ['created_at'],
    reason: "A job's own moment: its table is no entity's.",
  },
  {
    file: 'src/shared/messages/fieldFact.ts',
    names: ['type'],
    reason: 'A keyword of JSON Schema.',
  },
  {
    file: 'src/shared/messages/validationMessage.ts',
    names: ['error'],
    reason: 'A parameter of the validator.',
  },
  {
    file: 'src/shared/validation/innerSchemaFor.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema.',
  },
]
