import { failWith } from './backup/failWith.ts'
import { orphans } from './files/orphans.ts'
import { readArguments } from './steps/readArguments.ts'

// `npm run files`: lists uploaded files that no record refers to, and removes them on request.
const { values } = readArguments({
  usage: 'npm run files [-- --remove] [--days <number>]',
  options: { remove: { type: 'boolean', default: false }, days: { type: 'string', default: '1' } },
})
try {
  await orphans({ remove: values.remove, days: Number(values.days) })
} catch (error) {
  failWith(error)
}
