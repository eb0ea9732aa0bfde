import { generate } from './generate/generate.ts'
import { buildAll } from './steps/buildAll.ts'
import { root } from './steps/root.ts'
import { run } from './steps/run.ts'

// `npm start`: generates and builds what is out of date, then serves console and API on one port.
await generate({ root, check: false })
await buildAll()
process.exitCode = await run(process.execPath, [
  '--enable-source-maps',
  'dist/server/main.js',
  ...process.argv.slice(2),
])
