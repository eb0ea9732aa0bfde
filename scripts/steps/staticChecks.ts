import { runScript, runTool } from './run.ts'
import type { Step } from './runSteps.ts'

/** The rooms whose folders may not form import cycles. */
const roomsWithoutCycles = ['src/shared', 'src/server', 'src/console', 'src/demo', 'scripts', 'tests']

/** The checks that do not run the product: generated files, types and room directions, folders, lint, formatting. */
export const staticChecks: readonly Step[] = [
  { name: 'generated files are up to date', run: () => runScript('scripts/generate.ts', ['--check']) },
  { name: 'types and room directions', run: () => runTool('typescript/bin/tsc', ['--build']) },
  {
    name: 'folders without cycles',
    run: () => runScript('scripts/steps/checkFolders.ts', roomsWithoutCycles),
  },
  { name: 'lint', run: () => runTool('oxlint/bin/oxlint', ['--deny-warnings', 'src', 'scripts', 'tests']) },
  { name: 'formatting', run: () => runTool('oxfmt/bin/oxfmt', ['--check', 'src', 'scripts', 'tests']) },
]
