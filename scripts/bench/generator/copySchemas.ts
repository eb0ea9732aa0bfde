import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../steps/root.ts'

/** Fills a folder's `schemas/` with `count` entities: the product's own, and copies of them under other names and paths. */
export async function copySchemas(folder: string, count: number): Promise<void> {
  const from = join(root, 'schemas')
  const to = join(folder, 'schemas')
  await mkdir(to, { recursive: true })
  await cp(join(from, 'definitions'), join(to, 'definitions'), { recursive: true })
  await cp(join(from, 'dialect.json'), join(to, 'dialect.json'))
  const names = (await readdir(from)).filter((name) => name.endsWith('.json') && name !== 'dialect.json')
  for (let made = 0; made < count; made += 1) {
    const name = names[made % names.length] ?? ''
    const round = Math.floor(made / names.length)
    const text = await readFile(join(from, name), 'utf8')
    await writeFile(
      join(to, round === 0 ? name : name.replace('.json', `Copy${round}.json`)),
      round === 0 ? text : renamed(text, round),
    )
  }
}

/** A schema text under another path; the copies of a round refer to each other. */
function renamed(text: string, round: number): string {
  return text
    .replace(/"path": "([^"]+)"/, (_, path: string) => `"path": "${path}-copy-${round}"`)
    .replace(/"entity": "([^"]+)"/g, (_, entity: string) => `"entity": "${entity}Copy${round}"`)
}
