import { runTool } from './steps/run.ts'

process.exitCode = await runTool('oxfmt/bin/oxfmt', ['src', 'scripts', 'tests'])
