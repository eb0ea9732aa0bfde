import { eject } from './eject/eject.ts'
import { readArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'
import { runTool } from './steps/run.ts'

// `npm run eject -- order list`: the screen that the schema gives, as a file of its own to be changed.
const usage = 'npm run eject -- <entity> <screen>'
const [entity = '', screen = ''] = readArguments({ usage, words: 2, options: {} }).positionals

try {
  const written = await eject(root, entity, screen)
  await runTool('oxfmt/bin/oxfmt', [...written])
  console.log(`Wrote ${written.join(' and ')}. Screens that are not ejected go on following the schema.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
