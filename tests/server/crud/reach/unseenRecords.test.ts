import { sample } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { callers } from './callers.ts'
import { schemas } from './schemas.ts'
import { unseenCall } from './unseenCalls.ts'
import type { UnseenCall } from './unseenCalls.ts'
import { schemas as ways } from './waysSchemas.ts'

const seed = Number(process.env['FENXIAO_SEED'] ?? 1)
const calls = sample(unseenCall, { seed, numRuns: 600 })
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu

/** Sam's records: their names, which are answered where others refer to them, and the values that must not be revealed. */
interface Hidden {
  names: readonly [string, string, string]
  values: JsonObject
  /** Whether the last of them still exists. */
  keepsLast: boolean
}

const here: Hidden = {
  names: ['known by name', 'alpha', 'only here'],
  values: { credit: 900, open: true },
  keepsLast: true,
}
const there: Hidden = {
  names: ['known by name', 'beta', 'beta'],
  values: { credit: 100, open: false },
  keepsLast: false,
}

eachDatabase(`records of others, seed ${seed}`, (databases) => {
  let project: ServedProject
  beforeAll(async () => {
    const { offer, offerLine } = schemas
    project = await servedProject({ ...ways, offer, offerLine })
  })
  afterAll(() => project.remove())

  it('make no difference to any answer for a person who does not see them', async () => {
    const worlds = [await openWorld(project, databases, here), await openWorld(project, databases, there)]
    for (const [index, call] of calls.entries()) {
      const [one, other] = [await worlds[0]?.(call), await worlds[1]?.(call)]
      expect(other, `call ${index} of seed ${seed}: ${JSON.stringify(call)}`).toEqual(one)
    }
  })
})

/** Answers nina's calls in a database with these records of sam; ids are replaced by their placeholders. */
async function openWorld(project: ServedProject, databases: TestDatabases, hidden: Hidden) {
  const { ids, may, caller, as, asServer } = callers()
  const crud = await project.serve(databases, may, caller)
  asServer()
  const known = await fill(crud, ids, hidden)
  as('nina')
  const placeOf = (id: string) => {
    if (!known.includes(id)) known.push(id)
    return `@${known.indexOf(id)}@`
  }
  const told = (text: string) => text.replaceAll(uuid, placeOf)
  const meant = (text: string) =>
    text.replaceAll(/(?:@|%40)(\d+)(?:@|%40)/gu, (_, place: string) => known[Number(place)] ?? absent(place))
  return async ({ method, url, body, csv }: UnseenCall) => {
    const payload = csv === undefined ? body && JSON.stringify(body) : csv
    const { statusCode, payload: text } = await crud.app.inject({
      method,
      url: `/api/v1${meant(url)}`,
      ...(payload !== undefined && {
        payload: meant(payload),
        headers: { 'content-type': csv === undefined ? 'application/json' : 'text/csv' },
      }),
    })
    return `${statusCode} ${told(text)}`
  }
}

/** An id that no record has, equal in every database. */
function absent(place: string): string {
  return `00000000-0000-7000-8000-${place.padStart(12, '0')}`
}

/** The ids of all records, in the same order for every set of hidden records. */
async function fill(crud: Crud, people: Record<string, string>, { names, values, keepsLast }: Hidden) {
  const known: string[] = []
  const make = async (path: string, body: JsonObject) => {
    const id = idOf(await crud.make(path, body))
    known.push(id)
    return id
  }
  const nina = (people['nina'] = await make('/users', { name: 'nina' }))
  const sam = (people['sam'] = await make('/users', { name: 'sam' }))
  const own = await make('/customers', { name: 'of nina', stage: 'new', seller_id: nina, credit: 1 })
  await make('/jobs', { name: 'job', maker_id: nina })
  await make('/notes', { name: 'note', customer_id: own })
  const customers: string[] = []
  for (const name of names)
    customers.push(await make('/customers', { name, stage: 'new', seller_id: sam, ...values }))
  const [first = '', second = '', last = ''] = customers
  await make('/signs', { name: 'sign', customer_id: first })
  const offer = await crud.make('/offers', { name: 'offer', seller_id: sam, lines: [{ name: names[1] }] })
  const [line] = (await crud.call('GET', '/offers/lines')).records
  known.push(idOf(offer), idOf(line ?? {}))
  await make('/jobs', { name: names[1], maker_id: sam, customer_id: second })
  if (!values['open']) await crud.call('POST', `/customers/${first}/win`)
  if (!keepsLast) await crud.call('DELETE', `/customers/${last}`)
  return known
}
