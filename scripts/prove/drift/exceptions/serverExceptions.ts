import type { Exception } from './Exception.ts'

/** Exceptions in src/server. */
export const serverExceptions: readonly Exception[] = [
  {
    file: 'src/server/routes/allSessions.ts',
    names: ['user_id'],
    reason: 'A parameter of GET /monitor/sessions.',
  },
  {
    file: 'src/server/business/noticeRules.ts',
    names: ['trade_no'],
    reason: 'A fact of a notice, which its stored notices and its words call so.',
  },
  {
    file: 'src/server/business/commission/bookSale.ts',
    names: ['rates'],
    reason: 'The rules of one sale, whatever they are stored as.',
  },
  {
    file: 'src/server/business/whatIf/whatIfRoutes.ts',
    names: ['rates'],
    reason: 'A part of the body of POST /distributions/whatIf.',
  },
  {
    file: 'src/server/business/whatIf/ReplayTotals.ts',
    names: ['rates'],
    reason: 'Both sets of rules of a trial, whatever rules are stored as.',
  },
  {
    file: 'src/server/business/whatIf/presentFigures.ts',
    names: ['rates'],
    reason: 'Both sets of rules of a trial, whatever rules are stored as.',
  },
  {
    file: 'src/server/business/commission/explainLine.ts',
    names: ['trade_no', 'num'],
    reason: 'A word in the sentences of the explanation, src/shared/business/commission/stepTexts.ts.',
  },
  {
    file: 'src/server/business/weChat/notify/readOlderNotice.ts',
    names: ['mch_id'],
    reason: "WeChat's own name in its XML.",
  },
  {
    file: 'src/server/business/weChat/notify/readNotice.ts',
    names: ['amount', 'refund'],
    reason: "WeChat's own names in its JSON.",
  },
  {
    file: 'src/server/logs/AnswerLog.ts',
    names: ['trace_id'],
    reason: 'A key of the lines that pino prints.',
  },
  {
    file: 'src/server/plugins/requestLog.ts',
    names: ['user_name'],
    reason: 'A key of the lines that pino prints.',
  },
  {
    file: 'src/server/logs/LogRow.ts',
    names: ['level', 'trace_id', 'tag', 'user_name', 'data', 'stack'],
    reason: 'Keys of the lines that pino prints, and of the errors in them.',
  },
  {
    file: 'src/server/routes/document/documentCall.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/server/crud/write/brokenCheck.ts',
    names: ['minimum'],
    reason: 'A keyword of JSON Schema.',
  },
  {
    file: 'src/server/crud/import/readRows.ts',
    names: ['properties', 'type'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/server/routes/userProperties.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/server/audit/addAudit.ts',
    names: ['username'],
    reason: 'What was typed into a log-in form, or what a refusal says of it.',
  },
  {
    file: 'src/server/plugins/refusal.ts',
    names: ['entity'],
    reason: 'A fact of an error, src/shared/errors.',
  },
  {
    file: 'src/server/plugins/usesLabel.ts',
    names: ['entity'],
    reason: 'A fact of an error, src/shared/errors.',
  },
  {
    file: 'src/server/rules/nameRefusedField.ts',
    names: ['name'],
    reason: 'A fact of an error, src/shared/errors.',
  },
  {
    file: 'src/server/database/migrate/readSteps.ts',
    names: ['type'],
    reason: 'Part of a step of a migration.',
  },
  {
    file: 'src/server/routes/login/login.ts',
    names: ['second_factor'],
    reason: 'Part of the answer of the log-in: a second step is asked for.',
  },
  {
    file: 'src/server/routes/login/login.ts',
    names: ['login'],
    reason: 'What the words of a refusal call the call, src/server/plugins/labels.ts.',
  },
  {
    file: 'src/server/business/weChat/memberRoutes.ts',
    names: ['second_factor'],
    reason: 'Part of the answer of the log-in: a second step is asked for.',
  },
  {
    file: 'src/server/business/weChat/memberRoutes.ts',
    names: ['login'],
    reason: 'What the words of a refusal call the call, src/server/plugins/labels.ts.',
  },
  {
    file: 'src/server/routes/login/passwords.ts',
    names: ['password'],
    reason: 'What the words of a refusal call the call, src/server/plugins/labels.ts.',
  },
  {
    file: 'src/server/sessions/beginLogin.ts',
    names: ['second_factor'],
    reason: 'How the second step was taken, in the details of an audit record.',
  },
  {
    file: 'src/server/rules/removeBelongings.ts',
    names: ['second_factor'],
    reason: 'A table that no schema describes.',
  },
  {
    file: 'src/server/routes/sessions.ts',
    names: ['created_at'],
    reason: 'A column of a table that no schema describes.',
  },
  {
    file: 'src/server/sessions/ownSessions.ts',
    names: ['created_at'],
    reason: 'A column of a table that no schema describes.',
  },
  {
    file: 'src/server/notifications/readNotices.ts',
    names: ['record_id', 'created_at'],
    reason: 'A column of a table that no schema describes.',
  },
  {
    file: 'src/server/routes/frames.ts',
    names: ['type'],
    reason: 'Inside of a json property, where nothing can be renamed.',
  },
  {
    file: 'src/server/business/ledgerCheck/readBookedOrders.ts',
    names: ['order_id'],
    reason: 'One of the columns of a line, which are listed there.',
    heldBy: 'src/server/business/commission/ledgerLine.ts',
  },
  {
    file: 'src/server/business/ledgerCheck/readBookedOrders.ts',
    names: ['num'],
    reason: 'Selected under this name by the file itself, as an exact text.',
  },
  {
    file: 'src/server/business/weChat/notify/applyNotice.ts',
    names: ['num'],
    reason: 'Selected under this name by the file itself, as an exact text.',
  },
  {
    file: 'src/server/routes/samples/requireContent.ts',
    names: ['draft'],
    reason: 'How far a visitor is with a sample form, which no schema knows.',
  },
  {
    file: 'src/server/routes/samples/sampleContent.ts',
    names: ['draft'],
    reason: 'How far a visitor is with a sample form, which no schema knows.',
  },
  {
    file: 'src/server/routes/samples/sampleFormRoutes.ts',
    names: ['draft'],
    reason: 'How far a visitor is with a sample form, which no schema knows.',
  },
  {
    file: 'src/server/crud/export/jobs/exportJobs.ts',
    names: ['user_id'],
    reason: "A column of the jobs' own table, which is no entity's.",
  },
]
