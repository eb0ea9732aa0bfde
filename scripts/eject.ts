import { eject } from './eject/eject.ts'
import { ejectSample } from './eject/ejectSample.ts'
import { isScreenName } from './eject/screenOf.ts'
import { readArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'
import { runTool } from './steps/run.ts'

// `npm run eject -- order list`: writes the screen of a schema to its own file, to be changed there.
// `npm run eject -- sample form/step`: writes a sample page as a page of the product.
const usage = 'npm run eject -- <entity> <screen>, or npm run eject -- sample <name>'
const [subject = '', name = ''] = readArguments({ usage, words: 2, options: {} }).positionals

try {
  if (subject === 'sample' && !isScreenName(name)) {
    const { written, path } = await ejectSample(root, name)
    await runTool('oxfmt/bin/oxfmt', written)
    console.log(`Wrote ${written.join(', ')}.`)
    console.log(`A menu opens it: add one with the path ${path} under System > Menus, and give it to roles.`)
  } else {
    const written = await eject(root, subject, name)
    await runTool('oxfmt/bin/oxfmt', [...written])
    console.log(`Wrote ${written.join(' and ')}. Screens that are not ejected go on following the schema.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
