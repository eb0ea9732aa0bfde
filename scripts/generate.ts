import { generate } from './generate/generate.ts'
import { report } from './generate/report.ts'
import { watchSchemas } from './generate/watchSchemas.ts'
import { allowanceIn, lossOptions, lossUsage, lossWants } from './generate/lossOptions.ts'
import { readArguments, refuseArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'

// `npm run generate`: generates generated/ from schemas/. --check only compares, --watch repeats it as schemas change, --again
// rewrites the newest migration.
const usage = `npm run generate [-- --check | --watch | --again] ${lossUsage}`
const { values } = readArguments({
  usage,
  options: {
    check: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    ...lossOptions,
  },
  wants: lossWants,
})
const { check, again } = values
const allowed = allowanceIn(values, usage)
if (values.watch && allowed.allowLoss)
  refuseArguments('--allow-loss is for one migration: run it without --watch.', usage)
const options = { root, check, again, ...allowed }

if (values.watch) watchSchemas(root, async () => report(await generate(options), false))
else {
  const result = await generate(options)
  report(result, values.check)
  process.exitCode = result.ok ? 0 : 1
}
