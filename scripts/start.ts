import { buildAll } from './steps/buildAll.ts'
import { generateOrExit } from './steps/generateOrExit.ts'
import { readArguments } from './steps/readArguments.ts'
import { run } from './steps/run.ts'

// `npm start`: generates and builds what is out of date, then serves console and API on one port.
readArguments({
  usage: 'npm start [-- --no-demo --no-samples]',
  options: { 'no-demo': { type: 'boolean' }, 'no-samples': { type: 'boolean' } },
})
await generateOrExit()
await buildAll()
process.exitCode = await run(process.execPath, [
  '--enable-source-maps',
  'dist/server/main.js',
  ...process.argv.slice(2),
])
