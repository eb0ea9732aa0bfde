import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { AppError } from '#shared/errors/AppError.ts'
import type { BackupLine } from './BackupLine.ts'

/** The lines of a backup file, in order; the last line is compared with all before it and not answered. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256')
  let isWhole = false
  try {
    for await (const text of textLinesOf(file)) {
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

async function* textLinesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  // An error of either stream ends the loop below, which tells it.
  pipeline(createReadStream(file), unpacked, () => undefined)
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Reads it once to its end, before anything is made of it. */
export async function checkBackup(file: string): Promise<void> {
  for await (const line of readBackup(file)) {
    if (line.kind === 'failed') throw damaged(file, line.reason)
  }
}

function lineOf(text: string, file: string): BackupLine {
  try {
    const line: BackupLine = JSON.parse(text)
    return line
  } catch {
    throw damaged(file, 'it is no backup')
  }
}

function damaged(file: string, reason: string): AppError {
  return new AppError('BACKUP_DAMAGED', { reason: `${file}: ${reason}` })
}
