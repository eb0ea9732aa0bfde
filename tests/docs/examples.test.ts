import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emitResources } from '#scripts/generate/emit/emitResources.ts'
import type { Property } from '#scripts/generate/contracts/Model.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { root } from '#scripts/steps/root.ts'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { complaintsAbout, loadProject } from '#tests/scripts/dialect/project.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { readText } from './readDocuments.ts'

const examples = schemasIn('docs/examples')
const own = schemasIn('schemas')
const all = { ...own, ...examples }
const files = Object.fromEntries(Object.entries(all).map(([name, schema]) => [`${name}.json`, schema]))

/** The schemas of a folder by the names of their entities, in the form that they have in schemas/. */
function schemasIn(folder: string): Record<string, JsonObject> {
  const names = readdirSync(join(root, folder)).filter(
    (name) => name.endsWith('.json') && name !== 'dialect.json',
  )
  return Object.fromEntries(
    names.map((name) => {
      const schema: JsonObject = JSON.parse(readFileSync(join(root, folder, name), 'utf8'))
      return [parse(name).name, { ...schema, $schema: './dialect.json' }]
    }),
  )
}

function withParts(property: Property): readonly Property[] {
  return [property, ...(property.properties ?? []).flatMap(withParts)]
}

describe('the examples of the documentation', () => {
  const page = readText('docs/dialect.md')

  it('are schemas without a fault', () => {
    expect(Object.keys(examples).length).toBeGreaterThan(12)
    expect(complaintsAbout(files).filter((line) => !line.includes(' note: '))).toEqual([])
  })

  it('are listed in docs/dialect.md', () => {
    for (const name of Object.keys(examples)) expect(page).toContain(`(examples/${name}.json)`)
  })

  it('pass the options of their inputs on to the screens', () => {
    const model = buildModel(loadProject(files))
    const newsletter = model.entities.find(({ name }) => name === 'newsletter')
    const pictures = newsletter?.properties.find(({ name }) => name === 'pictures')
    expect(pictures?.widgetOptions).toEqual({ maxSize: '1M' })
    const printed = emitResources(model).find(({ path }) => path.endsWith('/newsletter.ts'))
    expect(printed?.text).toMatch(/widgetOptions: \{\s*maxSize: '1M',?\s*\}/u)
  })

  it('have screens on which nobody types JSON', () => {
    const { entities } = buildModel(loadProject(files))
    const typed = entities
      .filter(({ name }) => name in examples)
      .flatMap(({ name, properties }) => properties.flatMap(withParts).map((part) => ({ name, part })))
      .filter(({ part }) => part.field === 'json' || part.widget === 'json')
      .map(({ name, part }) => `${name}.${part.name}`)
    expect(typed).toEqual([])
  })
})

eachDatabase('the tables of the examples', (databases) => {
  let project: ServedProject
  beforeAll(async () => {
    project = await servedProject(all)
  })
  afterAll(() => project.remove())

  it('are created, with their rules, beside those of the product', async () => {
    const database = await databases.open()
    // One text creates dozens of tables, which on a busy machine may take longer than any call may.
    for (const text of project.migrations())
      await database.transaction((tx) => tx.run(raw(text)), { statementTimeoutMs: 240_000 })
    const rows = await database.rows<{ name: string }>(
      raw(`SELECT conname AS name FROM pg_constraint WHERE contype = 'x' ORDER BY conname`),
    )
    expect(rows.map(({ name }) => name)).toContain('booking_room_starts_at_ends_at_overlap')
  })
})
