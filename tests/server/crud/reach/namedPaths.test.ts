import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { callers } from './callers.ts'
import { people, reference, schema, schemas, text } from './schemas.ts'

eachDatabase('nodes of a tree of which a person sees only a part', (databases) => {
  let project: ServedProject
  let crud: Crud
  const { ids, may, caller, as, asServer } = callers()
  const importPins = async (...areas: readonly string[]) => {
    const answer = await crud.app.inject({
      method: 'POST',
      url: '/api/v1/pins/import?dryRun=true&partly=true',
      headers: { 'content-type': 'text/csv' },
      payload: ['name,area_id', ...areas.map((area) => `pin,${area}`)].join('\n'),
    })
    const { data }: { data: JsonObject } = JSON.parse(answer.payload)
    return data
  }

  beforeAll(async () => {
    project = await servedProject({
      ...people,
      area: schemas.area,
      pin: schema('/pins', {
        own: { actions: ['create', 'import'] },
        properties: { name: text(), area_id: reference('area', 'refuse') },
      }),
    })
    crud = await project.serve(databases, may, caller)
    const make = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))
    const nina = (ids['nina'] = await make('/users', { name: 'nina' }))
    const sam = await make('/users', { name: 'sam' })
    const secret = await make('/areas', { name: 'secret', keeper_id: sam })
    const hidden = await make('/areas', { name: 'hidden', keeper_id: sam, parent_id: secret })
    const own = await make('/areas', { name: 'own', keeper_id: nina, parent_id: hidden })
    await make('/areas', { name: 'room', keeper_id: nina, parent_id: own })
  })
  afterAll(() => project.remove())

  it('can be named in a file only by paths through nodes whose names the person sees', async () => {
    as('nina')
    const unknown = (row: number) => expect.objectContaining({ row, code: 'referenceUnknown' })
    // The name of the node above is answered with a node, like that of any record that it refers to.
    const told = ['own/room', 'hidden/own', 'hidden/own/room']
    const guessed = ['secret/hidden/own', 'secret/hidden/own/room', 'nothing/own']
    expect(await importPins(...told, ...guessed)).toMatchObject({
      made: 3,
      faults: [unknown(4), unknown(5), unknown(6)],
    })
    asServer()
    expect(await importPins('secret/hidden/own/room')).toMatchObject({ made: 1, refused: 0 })
  })
})
