import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig as readConsoleConfig } from '#console/kit/config/config.ts'
import { valueAt } from '#scripts/generate/load/readJson.ts'
import { projectRoot } from '#server/config/projectRoot.ts'
import type { Environment } from '#server/config/EnvironmentReader.ts'
import { readConfig } from '#server/config/readConfig.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { startTexts } from '#shared/messages/startTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'
import { samplePages } from '#shared/samples/samplePages.ts'
import { projectFiles, quotedIn, readDocuments, readText, rowsBelow } from './readDocuments.ts'

const documents = readDocuments()
const files = projectFiles()
const packageFile: Json = JSON.parse(readText('package.json'))
const readme = readText('README.md')

/** Environment variables that record which of them are read. */
function recording(environment: Readonly<Record<string, string>>, asked: Set<string>): Environment {
  return new Proxy(environment, {
    get(target, name) {
      if (typeof name === 'string') asked.add(name)
      return Reflect.get(target, name)
    },
  })
}

/** The names of a page that are not among the existing things. */
function missing(named: readonly string[], exists: (name: string) => boolean): string[] {
  return [...new Set(named)].filter((name) => !exists(name))
}

describe.each(documents)('$path', ({ path, text }) => {
  const quoted = quotedIn(text)

  it('names files and folders that exist', () => {
    const paths = quoted
      .map((name) => name.replace('<entity>', 'good'))
      .filter((name) => /^[\w.#/-]+(\.(ts|tsx|js|json|md|sql|css|html)|\/)$/u.test(name))
      .filter((name) => !name.startsWith('/') && !/coupon/iu.test(name))
    expect(missing(paths, isPath)).toEqual([])
  })

  it('names scripts that package.json has', () => {
    const scripts = Object.keys(objectOf(valueAt(packageFile, ['scripts'])))
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/gu)].map(
      ([, run, short]) => run ?? short ?? '',
    )
    expect(missing(named, (name) => scripts.includes(name))).toEqual([])
  })

  it('names variables and error codes that the code knows', () => {
    const named = quoted.filter((name) => /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/u.test(name))
    expect(
      missing(named, (name) => name in errorTable || isRead(name) || name.startsWith('COUPON_')),
    ).toEqual([])
  })

  it('names keywords that the dialect has', () => {
    const named = quoted.filter((name) => /^x-[a-z-]+$/u.test(name))
    expect(missing(named, (name) => keywords().has(name))).toEqual([])
  })

  it('links to places that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = '']) => target)
    const local = targets.filter((target) => !/^https?:/u.test(target))
    const place = (target: string) => normalize(join(dirname(path), target.replace(/#.*$/u, '')))
    expect(missing(local, (target) => existsSync(join(projectRoot, place(target))))).toEqual([])
  })
})

describe('the configuration table', () => {
  const rows = rowsBelow(readme, 'variable')
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-docs-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const ofServer = rows.filter(([name = '']) => !name.startsWith('VITE_'))
  const ofConsole = rows.filter(([name = '']) => name.startsWith('VITE_'))

  it('names every variable of the server and of the console [S1.03]', () => {
    const asked = new Set<string>()
    readConfig(recording({ FENXIAO_DATA: folder }, asked))
    expect(new Set(ofServer.map(([name]) => name))).toEqual(asked)
    const declared = readText('src/console/kit/config/importMetaEnv.d.ts').matchAll(/readonly (VITE_\w+)/gu)
    expect(ofConsole.map(([name]) => name)).toEqual([...declared].map(([, name]) => name))
  })

  it.each(ofServer.filter(isPlainDefault))('states the default of the server for %s: %s', (name, value) => {
    const absent = readConfig({ FENXIAO_DATA: folder })
    expect(readConfig({ FENXIAO_DATA: folder, [name ?? '']: value })).toEqual(absent)
  })

  it.each(ofConsole.filter(isPlainDefault))('states the default of the console for %s: %s', (name, value) => {
    expect(readConsoleConfig({ [name ?? '']: value })).toEqual(readConsoleConfig({}))
  })
})

it('the README quotes what the start prints [S1.02]', () => {
  const { firstAdmin, listening } = startTexts
  const params = { username: 'admin', password: '…', file: '…/data/admin-password.txt' }
  expect(readme).toContain(wordsIn(firstAdmin, 'en', params))
  expect(readme).toContain(wordsIn(firstAdmin, 'zh', params))
  expect(readme).toContain(wordsIn(listening, 'en', { address: 'http://127.0.0.1:8080' }))
})

it('the list of decisions has every decision by the title of its page', () => {
  const pages = documents.filter(({ path }) => /^docs\/decisions\/.+\/.+\.md$/u.test(path))
  const titles = pages.map(({ path, text }) => {
    const [, title = ''] = /^# (.+)$/mu.exec(text) ?? []
    return `- [${title}](${path.replace('docs/decisions/', '')})`
  })
  expect(titles.length).toBeGreaterThan(0)
  const listed = readText('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- ['))
  expect(listed.toSorted()).toEqual(titles.toSorted())
})

it('the README shows a picture that is small enough to load with the page', () => {
  const [, picture = ''] = /!\[[^\]]+\]\(([^)]+\.png)\)/u.exec(readme) ?? []
  const bytes = Buffer.byteLength(readText(picture), 'latin1')
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(250_000)
})

it('the page of samples shows each sample page and the widgets in pictures of 3 MB at most together [S1.06]', () => {
  const samples = readText('docs/samples.md')
  const gallery = '/samples/widgets'
  const missed = samplePages.filter(({ path }) => path !== gallery && !samples.includes(`\`#${path}\``))
  expect(missed).toEqual([])
  expect(samples.split(`\`#${gallery}?widget=`).length - 1).toBe(17)
  const pictures = [...samples.matchAll(/\]\((images\/samples\/[^)]+)\)/gu)].map(
    ([, picture = '']) => picture,
  )
  expect(pictures.length).toBe(samplePages.length - 1 + 17)
  const bytes = pictures.map((picture) => statSync(join(projectRoot, 'docs', picture)).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(3_000_000)
})

/** Whether a default is a value and not described in words; the data folder is the test's own. */
function isPlainDefault([name = '', value = '']: readonly string[]): boolean {
  return name !== 'FENXIAO_DATA' && /^\S+$/u.test(value) && !['none', 'random'].includes(value)
}

/** Whether a name is the path of a file or folder from the root, or the end of such a path. */
function isPath(name: string): boolean {
  const isMadeLater = readText('.gitignore')
    .split('\n')
    .map((ignored) => ignored.replace(/^\//, ''))
    .some((ignored) => ignored !== '' && name.startsWith(ignored))
  const isIn = (file: string) => (name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`))
  return isMadeLater || files.some((file) => isIn(`/${file}`))
}

function isRead(name: string): boolean {
  const places = files.filter(
    (file) => /^(src|scripts|tests\/support|vite\.config)/u.test(file) && /\.[jt]sx?$/u.test(file),
  )
  return places.some((file) => readText(file).includes(name))
}

function keywords(): Set<string> {
  const dialect: Json = JSON.parse(readText('schemas/dialect.json'))
  return new Set(namesIn(dialect))
}

function namesIn(value: Json): string[] {
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}
