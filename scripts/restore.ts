import { parseArgs } from 'node:util'
import { failWith } from './backup/failWith.ts'
import { restore } from './backup/restore.ts'

// `npm run restore -- <file>`: makes the database and the uploaded files what they were; the server must be stopped.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
try {
  const [file] = positionals
  if (file === undefined) throw new Error('Which backup? npm run restore -- <file>')
  await restore({ file, replace: values.replace })
} catch (error) {
  failWith(error)
}
