import { buildAll } from './steps/buildAll.ts'
import { generateOrExit } from './generate/generateOrExit.ts'
import { readArguments } from './steps/readArguments.ts'

// `npm start`: generates and builds outdated files; scripts/bootstrap.js then serves the console and the API on one port.
readArguments({
  usage: 'npm start [-- --no-demo --no-samples]',
  options: { 'no-demo': { type: 'boolean' }, 'no-samples': { type: 'boolean' } },
})
await generateOrExit()
await buildAll()
