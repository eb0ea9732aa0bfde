import type { Exception } from './Exception.ts'

/** Every exception, checked by the proof: one that excuses nothing is reported. */
export const exceptions: readonly Exception[] = [
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
    file: 'src/server/business/noticeRules.ts',
    names: ['trade_no'],
    reason: 'A fact of a notice, which its stored notices and its words call so.',
  },
  {
    file: 'src/shared/notifications/noticeTable.ts',
    names: ['user', 'logger'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/policy/namedCodes.ts',
  },
  {
    file: 'src/shared/computed/limitBroken.ts',
    names: ['minimum'],
    reason: 'A keyword of JSON Schema.',
  },
  {
    file: 'src/shared/permissions/ownButtons.ts',
    names: ['user', 'audit', 'role'],
    reason: 'A shared table cannot see what is generated; the server compares it.',
    heldBy: 'src/server/policy/namedCodes.ts',
  },
  {
    file: 'src/shared/permissions/ownLines.ts',
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
    file: 'src/server/business/commission/bookSale.ts',
    names: ['rates'],
    reason: 'The rules of one sale, whatever they are stored as.',
  },
  {
    file: 'src/shared/business/commission/WhatIf.ts',
    names: ['rates'],
    reason: 'A part of the body of POST /distributions/whatIf.',
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
    file: 'src/console/business/whatIf/RatesTable.tsx',
    names: ['rates'],
    reason: 'What is typed for each level, whatever rules are stored as.',
  },
  {
    file: 'src/shared/business/commission/linesOfSale.ts',
    names: ['earned', 'nothing', 'minimum', 'below_fen'],
    reason: "What the computation finds; the ledger's line compares it with the stored values.",
    heldBy: 'src/server/business/commission/ledgerLine.ts',
  },
  {
    file: 'src/server/business/commission/readStatement.ts',
    names: ['earned', 'taken_back'],
    reason: 'Sums of the statement, whose shape is src/shared/business/commission/Statement.ts.',
  },
  {
    file: 'src/server/business/commission/statementRoutes.ts',
    names: ['earned', 'taken_back'],
    reason: 'Sums of the statement, which the API calls so.',
  },
  {
    file: 'src/console/business/ledger/statementAmounts.ts',
    names: ['earned', 'taken_back'],
    reason: 'Sums of the statement, which the API calls so.',
  },
  {
    file: 'src/console/business/ledger/statementQuery.ts',
    names: ['earned', 'taken_back'],
    reason: 'Sums of the statement, which the API calls so.',
  },
  {
    file: 'src/server/business/commission/explainLine.ts',
    names: ['trade_no', 'num'],
    reason: 'A word in the sentences of the explanation, src/shared/business/commission/stepTexts.ts.',
  },
  {
    file: 'src/console/business/ledger/explanationQuery.ts',
    names: ['entity'],
    reason: 'Part of the answer of GET /distributions/logs/:id/why.',
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
  { file: 'src/shared/contracts/Envelope.ts', names: ['trace_id'], reason: 'Part of every answer.' },
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
    file: 'src/server/routes/documentCall.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
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
    file: 'src/console/fields/form/draftOf.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/console/fields/form/formDataOf.ts',
    names: ['properties', 'type'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/console/screens/account/profileForm.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/console/screens/samples/parts/partOf.ts',
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
    file: 'src/server/rules/refusedAt.ts',
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
    file: 'src/server/sessions/sessions.ts',
    names: ['createdAt'],
    reason: 'A column of a table that no schema describes.',
  },
  {
    file: 'src/server/notifications/readNotices.ts',
    names: ['record_id', 'created_at'],
    reason: 'A column of a table that no schema describes.',
  },
  {
    file: 'src/console/screens/account/shared/accountQueries.ts',
    names: ['created_at'],
    reason: 'Part of the answer of GET /current/sessions.',
  },
  {
    file: 'src/console/screens/account/shared/accountQueries.ts',
    names: ['code'],
    reason: 'A kind of notice and whether one wants it.',
  },
  {
    file: 'src/console/session/api/noticeQueries.ts',
    names: ['code', 'record_id', 'created_at', 'createdAt'],
    reason: 'Part of the answer of GET /notifications.',
  },
  {
    file: 'src/server/routes/frames.ts',
    names: ['type'],
    reason: 'Inside of a json property, where nothing can be renamed.',
  },
  {
    file: 'src/console/session/menus/readRouteMeta.ts',
    names: ['type', 'name', 'path'],
    reason: 'Inside of a json property, where nothing can be renamed.',
  },
  {
    file: 'src/console/fields/apiCalls/ApiCallsInput.tsx',
    names: ['path'],
    reason: 'Inside of a json property, where nothing can be renamed.',
  },
  {
    file: 'src/console/fields/form/RefusedChange.ts',
    names: ['refused'],
    reason: "A key of the page's history, where a refused change is kept.",
  },
  {
    file: 'src/console/fields/form/saveFailure.ts',
    names: ['path', 'message'],
    reason: 'Part of the answer to a refused change.',
  },
  {
    file: 'src/console/kit/messages/joinWords.ts',
    names: ['resources', 'menus'],
    reason: 'Parts of the catalogue of messages.',
  },
  {
    file: 'src/console/kit/messages/zh/permissions.ts',
    names: ['department'],
    reason: 'Words of a column that the console adds to the departments.',
  },
  {
    file: 'src/console/kit/messages/en/permissions.ts',
    names: ['department'],
    reason: 'Words of a column that the console adds to the departments.',
  },
  {
    file: 'src/console/session/api/CurrentUser.ts',
    names: ['avatar', 'username', 'name'],
    reason: 'Part of the answer of GET /current/user, whose shape is src/shared/permissions/SessionFacts.ts.',
  },
  {
    file: 'src/console/session/drafts/drafts.ts',
    names: ['user', 'path', 'draft'],
    reason: 'Keys of the drafts that the browser keeps.',
  },
  {
    file: 'src/console/shell/tabs/storedTabs.ts',
    names: ['address'],
    reason: 'A key of the tabs that the browser keeps.',
  },
  {
    file: 'src/console/screens/account/secondFactor/EnrolSteps.tsx',
    names: ['address'],
    reason: "Part of the answer of the second factor's enrolment.",
  },
  {
    file: 'src/console/screens/samples/result/Submitted.ts',
    names: ['entity'],
    reason: 'Part of what one sample page hands to the next.',
  },
  {
    file: 'src/console/screens/history/HistoryEntryCard.tsx',
    names: ['move'],
    reason: 'A detail of an audit record.',
  },
  {
    file: 'src/shared/permissions/DepartmentMembers.ts',
    names: ['parent_id'],
    reason: 'Part of the answer of GET /departments/members.',
  },
  {
    file: 'src/console/screens/department/useMemberCounts.ts',
    names: ['name', 'parent_id'],
    reason: 'Part of the answer of GET /departments/members.',
  },
  {
    file: 'src/server/business/ledgerCheck/readBookedOrders.ts',
    names: ['order_id'],
    reason: 'One of the columns of a line, which are listed there.',
    heldBy: 'src/server/business/commission/ledgerLine.ts',
  },
  {
    file: 'src/console/screens/audit/AuditDetail.tsx',
    names: ['name'],
    reason: 'A detail of an audit record.',
  },
  {
    file: 'src/console/screens/permissionCheck/QuestionForm.tsx',
    names: ['user', 'role'],
    reason: 'Parts of the query of GET /permissions/why.',
  },
  {
    file: 'src/console/shell/header/notices/NoticesPage.tsx',
    names: ['menu'],
    reason: "A part of the page's own address.",
  },
  {
    file: 'src/console/session/api/firstCall.ts',
    names: ['order'],
    reason: "A part of the list's own address.",
  },
  {
    file: 'src/console/screens/record/RecordGone.tsx',
    names: ['deleted'],
    reason: 'The name of a message.',
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
    file: 'src/console/fields/region/RegionInput.tsx',
    names: ['province', 'city'],
    reason: 'A level of a region, whatever properties keep it.',
  },
  {
    file: 'src/console/session/api/createDataProvider.ts',
    names: ['refused'],
    reason: 'A part of the answer to a move of many records.',
  },
  {
    file: 'src/console/screens/history/stateSteps.ts',
    names: ['move'],
    reason: 'A detail of an audit record.',
  },
  {
    file: 'src/console/screens/history/stateSteps.ts',
    names: ['createdAt'],
    reason:
      'When a record was created, where its history begins later; of any entity that calls it so, else left out.',
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
    file: 'src/console/screens/samples/form/keptForm.ts',
    names: ['draft'],
    reason: 'How far a visitor is with a sample form, which no schema knows.',
  },
  {
    file: 'src/console/screens/samples/form/WithKeptForm.tsx',
    names: ['draft'],
    reason: 'How far a visitor is with a sample form, which no schema knows.',
  },
  {
    file: 'src/shared/contracts/ExportJob.ts',
    names: ['created_at'],
    reason: "A job's own moment: its table is no entity's.",
  },
  {
    file: 'src/server/crud/export/jobs/exportJobs.ts',
    names: ['user_id'],
    reason: "A column of the jobs' own table, which is no entity's.",
  },
  {
    file: 'src/console/screens/exports/exportsQuery.ts',
    names: ['entity', 'reason', 'created_at'],
    reason: 'Parts of a job as the server answers it, whatever the entity.',
  },
  {
    file: 'src/console/shell/header/notices/useNoticeWords.ts',
    names: ['entity'],
    reason: 'A fact of a notice, which its stored notices and its words call so.',
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
    file: 'src/shared/validation/shapeFor.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema.',
  },
]
