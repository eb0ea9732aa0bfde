import { findOrInstallChromium } from './browser/findOrInstallChromium.ts'
import { chooseTests } from './rotation/chooseTests.ts'
import { currentCommit } from './rotation/currentCommit.ts'
import { buildAll } from './steps/buildAll.ts'
import { runTool } from './steps/run.ts'
import { runSteps } from './steps/runSteps.ts'
import { staticChecks } from './steps/staticChecks.ts'

// `npm test`: runs all checks, including a browser, with one part of the longest tests; `npm test -- --all`: with all of them.
// `npm test -- tests/server` runs only the named tests.
const { isWhole, vitest, leftOut, said } = chooseTests(process.argv.slice(2), currentCommit())
// Vitest's own --exclude does not reach the projects.
const environment: Record<string, string> = { TESTS_LEFT_OUT: leftOut.join(',') }

process.exitCode = await runSteps([
  ...(isWhole ? staticChecks : []),
  { name: 'build', run: () => buildAll().then(() => 0) },
  {
    name: 'browser',
    run: async () => {
      Object.assign(environment, await findOrInstallChromium())
      return 0
    },
  },
  {
    name: 'tests',
    run: () => {
      console.log(said)
      return runTool('vitest/vitest.mjs', ['run', ...vitest], { environment })
    },
  },
])
console.log(said)
