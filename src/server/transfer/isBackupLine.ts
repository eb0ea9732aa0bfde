import { Ajv } from 'ajv'
import { backupFormat } from './BackupLine.ts'
import type { BackupLine } from './BackupLine.ts'

const text = { type: 'string' } as const
type Properties = Readonly<Record<string, object>>
const object = (properties: Properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const sum = object({ rows: { type: 'integer', minimum: 0 }, sum: text })
const table = object({ name: text, columns: { type: 'array', items: object({ name: text, type: text }) } })
const cells = { type: 'array', items: { type: ['string', 'null'] } }
const head = {
  kind: { const: 'backup' },
  version: text,
  madeAt: text,
  applied: { type: 'array', items: object({ name: text, sha256: text }) },
}

/** Whether a value is a line of a backup that this version can read. */
export const isBackupLine = new Ajv({ strictTypes: false }).compile<BackupLine>({
  oneOf: [
    object({ ...head, format: { const: 1 } }),
    object({ ...head, format: { const: backupFormat }, sums: { type: 'object', additionalProperties: sum } }),
    object({ kind: { const: 'rows' }, table, rows: { type: 'array', items: cells } }),
    object({ kind: { const: 'table' }, table, sum }),
    object({ kind: { const: 'file' }, name: text, part: text }),
    object({ kind: { const: 'end' }, sha256: text }),
    object({ kind: { const: 'failed' }, reason: text }),
  ],
})
