import { failWith } from './backup/failWith.ts'
import { restore } from './backup/restore.ts'
import { readArguments, refuseArguments } from './steps/readArguments.ts'

// `npm run restore -- <file>`: restores the database and the uploaded files of a backup; the server must be stopped.
const usage = 'npm run restore -- <file> [--replace] [--copy]'
const { values, positionals } = readArguments({
  usage,
  words: 1,
  options: { replace: { type: 'boolean', default: false }, copy: { type: 'boolean', default: false } },
})
const [file] = positionals
if (file === undefined) refuseArguments('Which backup?', usage)
try {
  await restore({ file, replace: values.replace, copy: values.copy })
} catch (error) {
  failWith(error)
}
