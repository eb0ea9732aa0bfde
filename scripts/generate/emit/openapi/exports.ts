import type { JsonObject } from '#shared/contracts/Json.ts'
import { exportFormats, exportStates } from '#shared/contracts/ExportJob.ts'

const count = { type: 'integer', minimum: 0 } as const
const time = { type: ['string', 'null'], format: 'date-time' } as const

/** The answer of an export in the background. */
export const exportJob: JsonObject = {
  type: 'object',
  description:
    '后台导出：用 GET /current/exports 查看进度，完成后用 GET /current/exports/{id}/file 下载 · An export in the background: GET /current/exports answers its progress, GET /current/exports/{id}/file its file',
  properties: {
    id: { type: 'string', format: 'uuid' },
    entity: { type: 'string' },
    format: { type: 'string', enum: exportFormats },
    state: { type: 'string', enum: exportStates },
    rows: count,
    rows_done: count,
    bytes: count,
    reason: { type: ['string', 'null'], description: '失败的原因 · Why it failed' },
    created_at: { type: 'string', format: 'date-time' },
    ended_at: time,
    expires_at: { ...time, description: '文件保留到 · Until when the file is kept' },
  },
  required: [
    'id',
    'entity',
    'format',
    'state',
    'rows',
    'rows_done',
    'bytes',
    'reason',
    'created_at',
    'ended_at',
    'expires_at',
  ],
}
