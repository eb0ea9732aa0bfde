import { buildAll } from './steps/buildAll.ts'
import { generateOrExit } from './generate/generateOrExit.ts'
import { readArguments } from './steps/readArguments.ts'

// `npm start`: generates and builds what is out of date; scripts/bootstrap.js then serves console and API on one port.
readArguments({
  usage: 'npm start [-- --no-demo --no-samples]',
  options: { 'no-demo': { type: 'boolean' }, 'no-samples': { type: 'boolean' } },
})
await generateOrExit()
await buildAll()
