import { readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { businessEntities } from './removeBusiness.ts'

const names = businessEntities.join('|')
/** Matches an entity by its name or call, a room of the business, or the demonstration. */
const business = new RegExp(
  `['"\`/](?:${names})s?['"\`/.?:]|/(?:business|demo|weChat)/|#demo/|openJourney|consoleServer`,
  'u',
)

/** The tests of server, scripts and entities without names of the business; browser tests use its records and are left out. */
export function remainingTests(root: string): string[] {
  return readdirSync(posix.join(root, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => posix.join(parentPath, name))
    .filter((file) => !business.test(readFileSync(file, 'utf8')))
    .map((file) => posix.relative(root, file))
    .filter((path) => !/^tests\/(?:journeys|docs|demo)\//u.test(path))
}
