import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintsAbout } from './project.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => `text_${at}`)
const texts = (count: number) =>
  schemaOf(Object.fromEntries(names(count).map((name) => [name, { ...labelled(name), type: 'string' }])))

describe('an entity with many properties', () => {
  it('is accepted while its records fit into a row', () => {
    expect(complaintsAbout({ 'thing.json': texts(300) })).toEqual([])
  })

  it('is noted if its records may not fit into a row, and refused if they have too many columns for a table', () => {
    const together = 'Put properties that belong together into an object, or into an entity of their own.'
    expect(complaintsAbout({ 'thing.json': texts(400) })).toEqual([
      `schemas/thing.json:12:3 /properties  note: A row of PostgreSQL holds 8 kB, which records with most of these 401 properties filled in may exceed; they are refused then. ${together}`,
    ])
    expect(complaintsAbout({ 'thing.json': texts(1600) })).toEqual([
      `schemas/thing.json:12:3 /properties  1601 properties are more than the columns that a table can have, which are 1590 beside the server's own. ${together}`,
    ])
  })
})

eachDatabase('a record with many properties', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject({ thing: texts(400) })
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  const filled = (count: number) =>
    Object.fromEntries(names(count).map((name) => [name, 'twenty-three characters']))

  it('is refused with an error of its own if it is larger than a row, and stays as it was', async () => {
    const refused = { status: 400, error: { id: 'RECORD_TOO_LARGE' } }
    expect(await crud.call('POST', '/things', { name: 'Full', ...filled(400) })).toMatchObject(refused)
    const made = await crud.make('/things', { name: 'Half', ...filled(200) })
    const path = `/things/${idOf(made)}`
    expect(await crud.call('PUT', path, { ...made, ...filled(400) })).toMatchObject(refused)
    expect((await crud.call('GET', '/things')).records).toEqual([made])
  })
})
