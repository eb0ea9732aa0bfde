import { failWith } from './backup/failWith.ts'
import { move } from './backup/move.ts'
import { readArguments, refuseArguments } from './steps/readArguments.ts'

// `npm run move -- --to postgres://…`: copies the embedded database to an empty one on a PostgreSQL server.
const usage = 'npm run move -- --to postgres://user:password@host/database'
const { to } = readArguments({ usage, options: { to: { type: 'string' } } }).values
if (!to) refuseArguments('Where to?', usage)
try {
  await move(to)
} catch (error) {
  failWith(error)
}
