import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/** The product's version, as in package.json. */
export const productVersion = versionIn(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

function versionIn(text: string): string {
  const parsed: unknown = JSON.parse(text)
  const version = typeof parsed === 'object' && parsed !== null && 'version' in parsed ? parsed.version : ''
  return String(version)
}
