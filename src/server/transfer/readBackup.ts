import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors/AppError.ts'
import { backupFormat } from './BackupLine.ts'
import type { BackupLine, BackupManifest } from './BackupLine.ts'
import { isBackupLine } from './isBackupLine.ts'
import type { TableSum } from './storedTables.ts'
import { textLinesOf } from './textLinesOf.ts'

/** The longest line: far more than many rows take, because a single row may be as large as a request's body. */
const charactersOfLine = 64 * 1024 * 1024

/** The lines of a backup file, in order, without the last one, whose checksum is compared with the others. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256')
  let isWhole = false
  try {
    for await (const text of textLinesOf(file, charactersOfLine)) {
      if (text === undefined) throw damaged(file, `it has a line of more than ${charactersOfLine} characters`)
      if (isWhole) throw damaged(file, 'something follows its end')
      const line = lineOf(text, file)
      if (line.kind === 'end') isWhole = line.sha256 === hash.digest('hex')
      else {
        hash.update(`${text}\n`)
        yield line
      }
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : damaged(file, String(cause))
  }
  if (!isWhole) throw damaged(file, 'it is cut off, or its checksum is another')
}

/** The first line of a backup; reads nothing further. */
export async function readManifest(file: string): Promise<BackupManifest> {
  for await (const line of readBackup(file)) {
    if (line.kind === 'backup') return line
    if (line.kind === 'failed') throw damaged(file, line.reason)
    break
  }
  throw damaged(file, 'it has no beginning')
}

/** Checks a whole backup before it is used: it must have all tables and rows that its first line names, and no others. */
export async function checkBackup(file: string): Promise<void> {
  const { sums: promises } = await readManifest(file)
  const sums: Record<string, TableSum> = { ...promises }
  const rows = new Map<string, number>()
  for await (const line of readBackup(file)) {
    if (line.kind === 'failed') throw damaged(file, line.reason)
    if (line.kind === 'rows') rows.set(line.table.name, (rows.get(line.table.name) ?? 0) + line.rows.length)
    if (line.kind !== 'table') continue
    rows.set(line.table.name, rows.get(line.table.name) ?? 0)
    if (!promises) sums[line.table.name] = line.sum
  }
  for (const name of new Set([...rows.keys(), ...Object.keys(sums)])) {
    const promised = sums[name]?.rows
    const found = rows.get(name)
    if (found !== promised)
      throw damaged(file, `table ${name}: ${promised ?? 'no'} rows promised, ${found ?? 'no'} rows found`)
  }
}

function lineOf(text: string, file: string): BackupLine {
  const line = parsed(text, file)
  if (isBackupLine(line)) return line
  if (
    typeof line === 'object' &&
    line !== null &&
    'format' in line &&
    line.format !== 1 &&
    line.format !== backupFormat
  )
    throw damaged(file, `its format is ${String(line.format)}, this version reads 1 to ${backupFormat}`)
  throw damaged(file, 'it is no backup')
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(file, 'it is no backup')
  }
}

function damaged(file: string, reason: string): AppError {
  return new AppError('BACKUP_DAMAGED', { reason: `${file}: ${reason}` })
}
