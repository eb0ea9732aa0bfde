import { buildAll } from './steps/buildAll.ts'
import { readArguments } from './steps/readArguments.ts'

// `npm run build`: console and server, if something changed since the last time. --force builds in any case.
const { values } = readArguments({
  usage: 'npm run build [-- --force]',
  options: { force: { type: 'boolean', default: false } },
})
await buildAll({ force: values.force })
