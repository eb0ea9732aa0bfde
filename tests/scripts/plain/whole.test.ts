import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFormData } from '#console/fields/form/data/createFormData.ts'
import { createValidator } from '#console/fields/form/validator/createValidator.ts'
import { formDataOf } from '#console/fields/form/data/formDataOf.ts'
import { generate } from '#scripts/generate/generate.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildProject } from '../generate/support/buildProject.ts'
import { accepted } from './cases.ts'

const project = buildProject(Object.fromEntries(accepted.map(({ name, schema }) => [name, schema])))
const generated: { tables: Table[]; routes: Route[]; resources: Resource[] } = {
  tables: [],
  routes: [],
  resources: [],
}

beforeAll(async () => {
  const result = await generate({ root: project.root, check: false })
  expect(result.errors).toEqual([])
  const load = (path: string): Promise<Record<string, unknown>> =>
    import(join(project.root, 'generated', path))
  const [{ tables }, { routes }, { resources }] = await Promise.all([
    load('tables/tables.ts'),
    load('routes/routes.ts'),
    load('resources/resources.ts'),
  ])
  Object.assign(generated, { tables: Object.values(Object(tables)), routes, resources })
})
afterAll(() => project.remove())

/** All of them together: one run of the generator, one database, one server. */
describe('plain JSON Schemas from other sources, in one project', () => {
  it('are described by a valid API document', async () => {
    const document: Record<string, unknown> = JSON.parse(
      readFileSync(join(project.root, 'generated/openapi/openapi.json'), 'utf8'),
    )
    const { valid, errors } = await new Validator().validate(document)
    expect([valid, errors]).toEqual([true, undefined])
  })

  it.each(accepted)(
    'have a form that accepts and refuses the given records: $name',
    async ({ name, takes, refuses }) => {
      const form = await generated.resources.find(({ entity }) => entity === name)?.form?.()
      if (!form) throw new Error(`${name} has no form`)
      const validator = createValidator(form, ({ path, code }) => `${path} ${code}`)
      const start = createFormData(form, validator, {})
      // A form begins with the defaults; a property that is absent from it was emptied.
      const errorsOf = (record: JsonObject) =>
        validator.validateFormData(record, form.schema).errors.map(({ stack }) => stack)
      expect(errorsOf(formDataOf(withDefaults(form.schema, takes, true), form.schema))).toEqual([])
      // A list of empty items would be refused, though no person added them.
      expect(JSON.stringify(start)).not.toMatch(/\[null/u)
      expect(errorsOf(withDefaults(form.schema, refuses, true))).not.toEqual([])
    },
  )

  eachDatabase('on a server', (databases) => {
    let crud: Crud
    beforeAll(async () => {
      const database = await databases.open()
      const folder = join(project.root, 'generated/migrations')
      const files = readdirSync(folder).filter((one) => one.endsWith('.sql'))
      const migrations = files
        .toSorted()
        .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
      await migrate(database, migrations)
      crud = await openCrud(database, {
        ...generated,
        tables: generated.tables,
        routes: generated.routes,
        rules: {},
      })
    })

    it.each(accepted)(
      'let records be created, read, listed, changed and deleted: $name',
      async ({ name, takes, refuses }) => {
        const path = generated.tables.find(({ entity }) => entity === name)?.path ?? ''
        expect(await crud.call('POST', path, refuses)).toMatchObject({ status: 400 })
        const made = await crud.make(path, takes)
        const url = `${path}/${idOf(made)}`
        expect(made).toMatchObject(takes)
        expect((await crud.call('GET', url)).record).toEqual(made)
        expect((await crud.call('GET', path)).records).toEqual([made])
        const { status, record } = await crud.call('PUT', url, made)
        expect([status, record]).toEqual([200, { ...made, version: 2 }])
        expect(await crud.call('DELETE', url)).toMatchObject({ status: 200 })
        expect((await crud.call('GET', path)).records).toEqual([])
      },
    )
  })
})
