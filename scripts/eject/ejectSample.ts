import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { samplePages } from '#shared/samples/samplePages.ts'
import { nearest } from '../generate/spelling/nearest.ts'
import { withRegisteredPage } from './withRegisteredPage.ts'
import { sampleSources } from './sampleSources.ts'
import { writeNew } from './writeNew.ts'

const registry = 'src/console/app/entities/menuPages.ts'
const screens = 'src/console/app/entities/sampleScreens.ts'
const prefix = '/samples/'

/** The written files, and the path that a menu must name. */
export interface EjectedSample {
  written: string[]
  path: string
}

/** Writes a sample page, with its parts and words, as a page of the product, and adds it to the registry. */
export async function ejectSample(root: string, name: string): Promise<EjectedSample> {
  const { file, component } = findSample(name, await readFile(join(root, screens), 'utf8'))
  const folder = `src/console/business/${folderOf(name)}`
  const path = `/pages/${name}`
  const sources = await sampleSources(root, file, folder)
  const page = posix.relative(dirname(registry), `${folder}/${posix.basename(file)}`)
  const registration = await readFile(join(root, registry), 'utf8')
  const after = withRegisteredPage(registration, { path, page, component })
  for (const source of sources) await writeNew(root, source.target, source.text)
  await writeFile(join(root, registry), after)
  return { written: [...sources.map(({ target }) => target), registry], path }
}

/** The file and the component of a sample, from the registry of samples. */
function findSample(name: string, registered: string): { file: string; component: string } {
  const entry = new RegExp(
    `'${prefix}${name}': ownScreen\\(\\s*async \\(\\) =>\\s*\\(await import\\('([^']+)'\\)\\)\\.(\\w+)`,
    'u',
  )
  const [, file, component] = (isSample(name) && entry.exec(registered)) || []
  if (file !== undefined && component !== undefined)
    return { file: posix.join(dirname(screens), file), component }
  const meant = nearest(name, names)
  const advice = meant === undefined ? `Write one of: ${names.join(', ')}.` : `Write "${meant}".`
  throw new Error(`There is no sample "${name}" that can be ejected. ${advice}`)
}

/** The samples that can be ejected: pages of the product itself have nothing to eject, and the gallery shows the code to copy. */
const names = samplePages
  .map(({ path }) => path.slice(prefix.length))
  .filter((name) => !/^exception\/\d+$|^widgets$/u.test(name))

function isSample(name: string): boolean {
  return names.includes(name)
}

/** The folder of a sample; `form/basic` gives `formBasic`. */
function folderOf(name: string): string {
  return name.replaceAll(/[/-]+(\w)/gu, (_match, first: string) => first.toUpperCase())
}
