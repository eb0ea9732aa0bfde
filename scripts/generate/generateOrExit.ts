import { generate } from './generate.ts'
import { report } from './report.ts'
import { root } from '../steps/root.ts'

/** Brings generated/ up to date; a schema with an error ends the process, because old files would hide it. */
export async function generateOrExit(): Promise<void> {
  const result = await generate({ root, check: false })
  report(result, false)
  if (!result.ok) process.exit(1)
}
