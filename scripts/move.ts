import { parseArgs } from 'node:util'
import { failWith } from './backup/failWith.ts'
import { move } from './backup/move.ts'

// `npm run move -- --to postgres://…`: copies the embedded database to an empty one on a PostgreSQL server.
const { values } = parseArgs({ options: { to: { type: 'string' } } })
try {
  if (!values.to) throw new Error('Where to? npm run move -- --to postgres://user:password@host/database')
  await move(values.to)
} catch (error) {
  failWith(error)
}
