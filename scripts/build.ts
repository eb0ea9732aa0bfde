import { buildAll } from './steps/buildAll.ts'
import { readArguments } from './steps/readArguments.ts'

// `npm run build`: builds the console and the server after a change. --force builds in any case.
const { values } = readArguments({
  usage: 'npm run build [-- --force]',
  options: { force: { type: 'boolean', default: false } },
})
await buildAll({ force: values.force })
