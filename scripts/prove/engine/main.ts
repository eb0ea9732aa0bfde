import { readArguments } from '../../steps/readArguments.ts'
import { proveEngine } from './proveEngine.ts'

readArguments({ usage: 'npm run prove -- engine', args: process.argv.slice(3), options: {} })
const steps = await proveEngine({
  isWhole: true,
  onStep: ({ name, failure }) =>
    console.log(`without the business, the product ${name}: ${failure ?? 'yes'}`),
})
process.exitCode = steps.every(({ failure }) => failure === undefined) ? 0 : 1
