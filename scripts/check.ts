import { buildAll } from './steps/buildAll.ts'
import { readArguments } from './steps/readArguments.ts'
import { runScript } from './steps/run.ts'
import { runSteps } from './steps/runSteps.ts'

// `npm run check`: runs all checks that a change must pass before it lands.
readArguments({ usage: 'npm run check', options: {} })
process.exitCode = await runSteps([
  { name: 'build', run: () => buildAll().then(() => 0) },
  { name: 'static checks and tests', run: () => runScript('scripts/test.ts') },
])
