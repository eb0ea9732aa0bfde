import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { wordsUsed, onlyWords } from './sampleWords.ts'

/** A file of a sample, with its target path. */
export interface SampleSource {
  target: string
  text: string
}

const samples = 'src/console/screens/samples/'
const imports = /(from |import\()'(\.[^']+)'/gu

/** A sample page and the parts of the samples that it uses, with imports adapted to the target folder. */
export async function sampleSources(root: string, page: string, folder: string): Promise<SampleSource[]> {
  const texts = await collect(root, page)
  const targets = new Map([...texts.keys()].map((file) => [file, `${folder}/${placeOf(file)}`]))
  const used = wordsUsed([...texts.values()])
  return [...texts].map(([file, text]) => ({
    target: targets.get(file) ?? file,
    text: isWords(file) ? onlyWords(text, used) : moved(text, file, targets),
  }))
}

async function collect(root: string, page: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const open = [page]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (texts.has(file)) continue
    // oxlint-disable-next-line no-await-in-loop -- each file names the next ones
    const text = withoutTitle(await readFile(join(root, file), 'utf8'))
    texts.set(file, text)
    for (const [, , specifier = ''] of text.matchAll(imports)) {
      const imported = posix.join(posix.dirname(file), specifier)
      if (imported.startsWith(samples)) open.push(imported)
    }
  }
  return texts
}

function withoutTitle(text: string): string {
  return text
    .replaceAll(/^import \{ SampleTitle \} .*\n/gmu, '')
    .replaceAll(/ title=\{<SampleTitle path="[^"]*" \/>\}/gu, '')
    .replaceAll(/^ *<SampleTitle path="[^"]*" \/>\n/gmu, '')
}

function moved(text: string, file: string, targets: ReadonlyMap<string, string>): string {
  const from = posix.dirname(targets.get(file) ?? file)
  return text.replaceAll(imports, (_match, keyword: string, specifier: string) => {
    const imported = posix.join(posix.dirname(file), specifier)
    const path = posix.relative(from, targets.get(imported) ?? imported)
    return `${keyword}'${path.startsWith('.') ? path : `./${path}`}'`
  })
}

/** The place in the target folder: all files in one folder, the words of both languages in a folder below it. */
function placeOf(file: string): string {
  const name = posix.basename(file)
  return isWords(file) ? `messages/${name}` : name
}

function isWords(file: string): boolean {
  return file.startsWith(`${samples}messages/`)
}
