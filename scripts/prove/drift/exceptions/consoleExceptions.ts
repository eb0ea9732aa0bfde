import type { Exception } from './Exception.ts'

/** Exceptions in src/console. */
export const consoleExceptions: readonly Exception[] = [
  {
    file: 'src/console/screens/sessions/allSessionsQuery.ts',
    names: ['user_id'],
    reason: 'A parameter of GET /monitor/sessions.',
  },
  {
    file: 'src/console/business/whatIf/RatesTable.tsx',
    names: ['rates'],
    reason: 'What is typed for each level, whatever rules are stored as.',
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
    file: 'src/console/business/ledger/explanationQuery.ts',
    names: ['entity'],
    reason: 'Part of the answer of GET /distributions/logs/:id/why.',
  },
  {
    file: 'src/console/fields/form/data/formDataOf.ts',
    names: ['type'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
  },
  {
    file: 'src/console/fields/form/partOfForm.ts',
    names: ['properties'],
    reason: 'A keyword of JSON Schema, or a parameter of its validator.',
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
    file: 'src/console/session/queries/noticeQueries.ts',
    names: ['code', 'record_id', 'created_at', 'createdAt'],
    reason: 'Part of the answer of GET /notifications.',
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
    file: 'src/console/fields/form/data/RefusedChange.ts',
    names: ['refused'],
    reason: "A key of the page's history, where a refused change is kept.",
  },
  {
    file: 'src/console/fields/form/data/saveFailure.ts',
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
    file: 'src/console/screens/history/HistoryPart.tsx',
    names: ['move'],
    reason: 'A detail of an audit record.',
  },
  {
    file: 'src/console/screens/department/useMemberCounts.ts',
    names: ['name', 'parent_id'],
    reason: 'Part of the answer of GET /departments/members.',
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
    file: 'src/console/fields/region/RegionInput.tsx',
    names: ['province', 'city'],
    reason: 'A level of a region, whatever properties keep it.',
  },
  {
    file: 'src/console/session/api/dataProvider/createDataProvider.ts',
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
    file: 'src/console/screens/list/views/viewOf.ts',
    names: ['entity'],
    reason: 'Part of a view as the server answers it, whatever the entity.',
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
]
