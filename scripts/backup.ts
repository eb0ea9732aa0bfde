import { backUp } from './backup/backUp.ts'
import { failWith } from './backup/failWith.ts'
import { readArguments } from './steps/readArguments.ts'

// `npm run backup -- [file]`: writes rows and uploaded files to one file, also while the server runs.
const { values, positionals } = readArguments({
  usage: 'npm run backup [-- <file>] [--overwrite] [--with-key]',
  words: 1,
  options: {
    overwrite: { type: 'boolean', default: false },
    'with-key': { type: 'boolean', default: false },
  },
})
try {
  const day = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/gu, '')
  const file = positionals[0] ?? `fenxiao-${day}.backup`
  await backUp({ file, overwrite: values.overwrite, withKey: values['with-key'] })
} catch (error) {
  failWith(error)
}
