import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSchemas } from '../generate/check/checkSchemas.ts'
import { nearest } from '../generate/spelling/nearest.ts'
import { loadSchemas } from '../generate/load/loadSchemas.ts'
import type { Entity } from '../generate/contracts/Model.ts'
import { buildModel } from '../generate/model/buildModel.ts'
import { withRegisteredScreen } from './withRegisteredScreen.ts'
import { isScreenName, screenNames, screenOf } from './screenOf.ts'
import { writeNew } from './writeNew.ts'

const registry = 'src/console/app/entities/ownScreens.ts'

/** Writes the generated screen of an entity to its own file and adds it to the registry; returns both paths. */
export async function eject(root: string, entityName: string, screen: string): Promise<string[]> {
  const entity = findEntity(root, entityName)
  const offered = screensOf(entity)
  if (!isScreenName(screen) || !offered.includes(screen)) {
    const advice = `npm run eject -- ${entity.name} ${offered.join('|')}`
    throw new Error(`${entity.label.en} has no screen "${screen}". Write: ${advice}`)
  }
  const { name, text } = screenOf(entity, screen)
  const path = `src/console/business/${entity.name}/${name}.tsx`
  const before = await readFile(join(root, registry), 'utf8')
  const after = withRegisteredScreen(before, { entity: entity.name, screen, name })
  await writeNew(root, path, text)
  await writeFile(join(root, registry), after)
  return [path, registry]
}

function findEntity(root: string, name: string): Entity {
  const loaded = loadSchemas(root)
  const [problem] = checkSchemas(loaded).filter(({ severity }) => severity === 'error')
  if (problem) throw new Error(`The schemas have errors; run npm run generate first: ${problem.message}`)
  const { entities } = buildModel(loaded)
  const found = entities.find((entity) => entity.name === name)
  if (found) return found
  const names = entities.map((entity) => entity.name)
  const meant = nearest(name, names)
  const advice = meant === undefined ? `Write one of: ${names.join(', ')}.` : `Write "${meant}".`
  throw new Error(`There is no entity "${name}". ${advice}`)
}

function screensOf({ kind, actions }: Entity): string[] {
  if (kind === 'single') return ['list']
  return screenNames.filter(
    (screen) => screen === 'list' || screen === 'show' || (kind !== 'log' && actions.includes(screen)),
  )
}
