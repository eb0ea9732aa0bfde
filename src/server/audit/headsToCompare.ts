import { queryInvalid } from '#server/crud/query/queryInvalid.ts'
import { readHead } from './chain.ts'
import type { Head } from './chain.ts'
import type { HeadFile } from './HeadFile.ts'

/** The heads to compare the log with: the one in the data folder, and one that a person noted. */
export async function headsToCompare(file: HeadFile, written: string | undefined): Promise<Head[]> {
  const kept = await file.read()
  const given = written === undefined ? undefined : readHead(written)
  if (written !== undefined && !given) throw queryInvalid('head', 'head')
  return [kept, given].filter((head) => head !== undefined)
}
