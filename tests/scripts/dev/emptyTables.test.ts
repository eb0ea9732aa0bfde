import { describe, expect, it } from 'vitest'
import { dropEmptyTables } from '#scripts/dev/dropEmptyTables.ts'
import { diffShapes } from '#scripts/generate/emit/migration/diffShapes.ts'
import type { Shape } from '#scripts/generate/emit/migration/shape/Shape.ts'
import { shapeOf } from '#scripts/generate/emit/migration/shape/shapeOf.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { raw, sql } from '#server/database/sql.ts'
import { buildProject, labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { testDatabases } from '#tests/support/database.ts'

const referring = (entity: string) => ({
  [`${entity}_id`]: { ...labelled('Other'), type: 'string', format: 'uuid', 'x-reference': { entity } },
})

describe('a development database after a switch to a branch without its schemas', () => {
  const databases = testDatabases('embedded')

  it.each([
    ['one that comes before them', { alpha: {}, beta: referring('alpha') }],
    ['one that comes after them', { alpha: referring('beta'), beta: {} }],
    ['each other', { one: referring('two'), two: referring('one') }],
  ])('drops empty tables without asking, even if they refer to %s', async (_, entities) => {
    const schemas = Object.entries(entities).map(([name, properties]) => [
      name,
      schemaOf(properties, { 'x-entity': { path: `/${name}s` } }),
    ])
    const before = shapeWith(Object.fromEntries([...schemas, ['thing', schemaOf({})]]))
    const wanted = shapeWith({ thing: schemaOf({}) })
    const database = await databases.open()
    const steps = diffShapes({ functions: [], tables: [] }, before, () => false)
    for (const step of steps) if ('statement' in step) await database.run(raw(step.statement.text))
    const left = await database.transaction((tx) => dropEmptyTables(tx, before, wanted))
    expect(left.tables.map(({ name }) => name)).toEqual(['thing'])
    const tables = await database.rows(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    )
    expect(tables).toEqual([{ name: 'thing' }])
  })
})

function shapeWith(schemas: Parameters<typeof buildProject>[0]): Shape {
  const project = buildProject(schemas)
  const shape = shapeOf(buildModel(loadSchemas(project.root)))
  project.remove()
  return shape
}
