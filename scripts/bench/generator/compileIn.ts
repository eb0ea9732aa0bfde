import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from 'json-schema-to-typescript'

// Compiles every schema of the given folder to types with plain json-schema-to-typescript, and prints the CPU time of the whole
// process in milliseconds.
const [root = ''] = process.argv.slice(2)
const cwd = join(root, 'schemas')
const names = (await readdir(cwd)).filter((name) => name.endsWith('.json') && name !== 'dialect.json')
for (const name of names) {
  await compile(JSON.parse(await readFile(join(cwd, name), 'utf8')), name.replace('.json', ''), {
    cwd: `${cwd}/`,
  })
}
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ ms: (user + system) / 1000, entities: names.length }))
