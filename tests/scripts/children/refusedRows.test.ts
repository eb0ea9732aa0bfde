import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { choiceOf, labelled, schemaOf } from '../generate/support/buildProject.ts'

const referenceTo = (entity: string, onDelete: string): JsonObject => ({
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, onDelete },
})
const entity = (path: string, en: string): JsonObject => ({
  'x-entity': { path, label: { zh: en, en } },
})

/** Films, copies of them that may be out or reserved, and the people who have reserved them. */
const schemas: Readonly<Record<string, JsonObject>> = {
  film: schemaOf(
    { copies: { ...labelled('Copies'), type: 'array', 'x-children': { entity: 'copy' } } },
    entity('/films', 'Film'),
  ),
  copy: schemaOf(
    {
      film_id: { ...labelled('Film'), ...referenceTo('film', 'cascade') },
      shelf_mark: { ...labelled('Shelf mark'), type: 'string', maxLength: 10 },
      state: {
        ...choiceOf('State', ['shelf', 'out']),
        default: 'shelf',
        'x-states': {
          locked: [{ in: ['out'] }],
          moves: [{ code: 'lend', from: ['shelf'], to: 'out', label: { zh: '出租', en: 'Lend' } }],
        },
      },
    },
    {
      'x-entity': {
        path: '/copies',
        label: { zh: '拷贝', en: 'Copy' },
        unique: [['film_id', 'name', 'shelf_mark']],
      },
    },
  ),
  booking: schemaOf(
    { copy_id: { ...labelled('Copy'), ...referenceTo('copy', 'refuse') } },
    entity('/bookings', 'Booking'),
  ),
}

eachDatabase('a row that cannot be removed', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  it('is reported at the list, with everything that the message needs [S5.13]', async () => {
    const film = await crud.make('/films', { name: 'Ran', copies: [{ name: 'A' }, { name: 'B' }] })
    const [first = {}, second = {}] = (await crud.call('GET', '/copies?sort=name')).records
    await crud.call('POST', `/copies/${idOf(first)}/lend`)
    await crud.make('/bookings', { name: 'Bo', copy_id: idOf(second) })
    const keeping = ({ id = null, name = null, state = null }: JsonObject) =>
      crud.call('PUT', `/films/${idOf(film)}`, { name: 'Ran', copies: [{ id, name, state }] })
    expect(await keeping(second)).toMatchObject({
      status: 409,
      error: {
        fields: [
          {
            path: '/copies',
            code: 'RECORD_LOCKED',
            params: { entity: 'copy', stateProperty: 'state', state: 'out' },
          },
        ],
      },
    })
    const lent = { id: idOf(first), name: 'C', state: 'out' }
    expect(
      await crud.call('PUT', `/films/${idOf(film)}`, {
        name: 'Ran',
        copies: [lent, { id: idOf(second), name: 'B' }],
      }),
    ).toMatchObject({
      status: 409,
      error: {
        entity: 'copy',
        fields: [{ path: '/copies/0/name', code: 'FIELD_LOCKED', params: { entity: 'copy', state: 'out' } }],
      },
    })
    expect(await keeping({ ...first, state: 'out' })).toMatchObject({
      status: 409,
      error: {
        fields: [
          { path: '/copies', code: 'RECORD_IN_USE', params: { uses: [{ entity: 'booking', count: 1 }] } },
        ],
      },
    })
  })
})

eachDatabase('a row that repeats another one of its owner', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  it('is reported at the properties that it shows, and not at the reference to its owner', async () => {
    const copies = [
      { name: 'A', shelf_mark: '1' },
      { name: 'A', shelf_mark: '1' },
    ]
    expect((await crud.call('POST', '/films', { name: 'Ran', copies })).error['fields']).toEqual(
      ['name', 'shelf_mark'].map((name) => ({
        path: `/copies/1/${name}`,
        code: 'VALUE_TAKEN',
        params: { together: ['name', 'shelf_mark'] },
      })),
    )
  })
})
