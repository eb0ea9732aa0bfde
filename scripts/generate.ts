import { generate } from './generate/generate.ts'
import { report } from './generate/report.ts'
import { watchSchemas } from './generate/watchSchemas.ts'
import { readArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'

// `npm run generate`: schemas/ into generated/. --check only compares, --watch goes on as schemas change,
// --again rewrites the newest migration.
const { values } = readArguments({
  usage: 'npm run generate [-- --check | --watch | --again] [--allow-loss "<reason>"]',
  options: {
    check: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    'allow-loss': { type: 'string' },
    again: { type: 'boolean', default: false },
  },
})
const reason = values['allow-loss']?.trim()
const { check, again } = values
const options = { root, check, again, ...(reason ? { allowLoss: reason } : {}) }

if (values.watch) watchSchemas(root, async () => report(await generate(options), false))
else {
  const result = await generate(options)
  report(result, values.check)
  process.exitCode = result.ok ? 0 : 1
}
