import { readArguments } from '../../steps/readArguments.ts'
import { proveDrift } from './proveDrift.ts'

readArguments({ usage: 'npm run prove -- drift', args: process.argv.slice(3), options: {} })
const { names, places, silent, idle } = await proveDrift({ onProgress: (line) => console.log(line) })
for (const { file, line, name, use, text } of silent)
  console.log(`${file}:${line}  ${name} (${use}) still compiles after a renaming: ${text}`)
for (const { file, names: own } of idle)
  console.log(`scripts/prove/drift/exceptions/ excuses ${own.join(', ')} in ${file}, where nothing needs it`)
console.log(`${names} names renamed, ${places} places, ${silent.length} silent`)
process.exitCode = silent.length + idle.length === 0 ? 0 : 1
