import { readArguments } from './steps/readArguments.ts'
import { runTool } from './steps/run.ts'

// `npm run format`: formats all of our own code.
readArguments({ usage: 'npm run format', options: {} })
process.exitCode = await runTool('oxfmt/bin/oxfmt', ['src', 'scripts', 'tests'])
