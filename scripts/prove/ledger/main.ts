import { readArguments, readNumber } from '../../steps/readArguments.ts'
import { runTool } from '../../steps/run.ts'

const usage = 'npm run prove -- ledger [--histories 1000] [--notices 2000] [--seed 1]'
const { values } = readArguments({
  usage,
  args: process.argv.slice(3),
  options: {
    histories: { type: 'string', default: '1000' },
    notices: { type: 'string', default: '2000' },
    seed: { type: 'string' },
  },
})
const files = [
  'tests/server/business/histories.test.ts',
  'tests/server/business/plantedFaults.test.ts',
  'tests/server/business/rulesLock.test.ts',
  'tests/server/business/weChat/notify.test.ts',
]
process.exitCode = await runTool('vitest/vitest.mjs', ['run', ...files], {
  environment: {
    FENXIAO_HISTORIES: String(readNumber('histories', values.histories, usage)),
    FENXIAO_HOSTILE_NOTICES: String(readNumber('notices', values.notices, usage)),
    ...(values.seed !== undefined && { FENXIAO_SEED: String(readNumber('seed', values.seed, usage)) }),
  },
})
