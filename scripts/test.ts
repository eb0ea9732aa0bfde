import { findOrInstallChromium } from './browser/findOrInstallChromium.ts'
import { buildAll } from './steps/buildAll.ts'
import { runTool } from './steps/run.ts'
import { runSteps } from './steps/runSteps.ts'
import { staticChecks } from './steps/staticChecks.ts'

// `npm test`: everything, a browser included. `npm test -- tests/server` runs the named tests alone.
const chosen = process.argv.slice(2)
const environment: Record<string, string> = {}

process.exitCode = await runSteps([
  ...(chosen.length ? [] : staticChecks),
  { name: 'build', run: () => buildAll().then(() => 0) },
  {
    name: 'browser',
    run: async () => {
      Object.assign(environment, await findOrInstallChromium())
      return 0
    },
  },
  { name: 'tests', run: () => runTool('vitest/vitest.mjs', ['run', ...chosen], { environment }) },
])
