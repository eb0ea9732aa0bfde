import { constantFrom, integer, oneof, record, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { filterBy } from './callers.ts'

/** A call in which ids are written as `@3@`: the fourth known id. */
export interface UnseenCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: JsonObject
  csv?: string
}

/** Ids of the initial records occur often, and so do ids of records that are created on the way. */
const id = integer({ min: 0, max: 40 }).map((index) => `@${index}@`)
const ids = tuple(id, id).map((both) => [...new Set(both)])
const name = constantFrom('known by name', 'alpha', 'beta', 'only here', 'of nina', 'nothing', '@5@', '@7@')
const credit = integer({ min: 0, max: 9 })
const stage = constantFrom('new', 'won')
const optional: { requiredKeys: ['name'] } = { requiredKeys: ['name'] }

interface Kind {
  body: Arbitrary<JsonObject>
  conditions: readonly string[]
  groups: readonly string[]
}

const ofCustomer = ['', '_ne'].map((how) => `customer_id${how}=@5@`)
const overCustomer = [
  'credit_gt=500',
  'credit_null=true',
  'open=true',
  'open_ne=true',
  'stage=won',
  'stage_ne=new',
  'name_like=alpha',
  'seller_id_null=false',
  'id=@7@',
].map((asked) => `customer_id.${asked}`)
const referring = {
  conditions: [...ofCustomer, ...overCustomer, 'sort=-customer_id'],
  groups: ['customer_id', 'customer_id.stage'],
}

const kinds: Readonly<Record<string, Kind>> = {
  '/customers': {
    body: record({ name, credit, stage }, { requiredKeys: ['name', 'stage'] }),
    conditions: ['q=alpha', 'credit_gt=500', 'open=true', 'open_ne=true', 'stage=won', 'id=@7@'],
    groups: ['stage', 'open', 'seller_id'],
  },
  '/jobs': { body: record({ name, customer_id: id }, optional), ...referring },
  '/notes': {
    body: record({ name, customer_id: id, about: ids }, optional),
    ...referring,
    conditions: [...referring.conditions, 'about=@5@', 'credit_gt=500', 'twice_null=true'],
  },
  '/signs': { body: record({ name, customer_id: id }, optional), ...referring },
  '/offers': {
    body: record(
      {
        name,
        lines: tuple(id, name).map(([one, called]): JsonObject[] => [
          { id: one, name: called },
          { name: called },
        ]),
      },
      optional,
    ),
    conditions: ['name=alpha', 'id=@9@'],
    groups: ['seller_id'],
  },
  '/offers/lines': {
    body: record({ name, offer_id: id }),
    conditions: ['offer_id=@9@', 'offer_id_ne=@9@', 'offer_id.name_like=offer', 'name=alpha'],
    groups: ['offer_id', 'offer_id.seller_id'],
  },
}

function readings(path: string, { conditions, groups }: Kind): Arbitrary<UnseenCall> {
  const condition = constantFrom(...conditions)
  const query = tuple(condition, condition).map((both) => [...new Set(both)].join('&'))
  return oneof(
    query.map((asked) => `?${asked}`),
    // A name reveals the id of its record, because lists show both.
    condition.filter((asked) => !asked.startsWith('id=')).map((asked) => `/options?${asked}`),
    constantFrom(true, false).map((open) => `/options?${filterBy({ id: ['@5@', '@2@'], open })}`),
    tuple(constantFrom(...groups), condition).map(
      ([group, asked]) => `/figures?measures=count&group=${group}&${asked}`,
    ),
    tuple(constantFrom('shown', 'raw', 'import'), condition).map(
      ([texts, asked]) => `/export?texts=${texts}&${asked}`,
    ),
    tuple(id, constantFrom('', '/history')).map(([one, part]) => `/${one}${part}`),
  ).map((rest) => ({ method: 'GET', url: path + rest }))
}

const some = tuple(ids, constantFrom('', '&partly=true')).map(
  ([all, partly]) => `?${filterBy({ id: all })}${partly}`,
)
const these = oneof(
  id.map((one) => `/${one}`),
  some,
)

function writings(path: string, { body: bodies }: Kind): Arbitrary<UnseenCall> {
  return oneof(
    bodies.map((body): UnseenCall => ({ method: 'POST', url: path, body })),
    tuple(these, bodies).map(([rest, body]): UnseenCall => ({ method: 'PUT', url: path + rest, body })),
    these.map((rest): UnseenCall => ({ method: 'DELETE', url: path + rest })),
  )
}

const win = oneof(
  id.map((one) => `/customers/${one}/win`),
  some.map((rest) => `/customers/win${rest}`),
).map((url): UnseenCall => ({ method: 'POST', url }))

const importing: Arbitrary<UnseenCall> = tuple(
  constantFrom('/signs', '/notes'),
  constantFrom('?dryRun=true', '?partly=true', '?dryRun=true&key=id'),
  constantFrom('name,customer_id', 'customer_id,name', 'id,customer_id', 'about,name,customer_id'),
  tuple(name, name, name),
).map(([path, how, heads, [one, two, three]]) => ({
  method: 'POST',
  url: `${path}/import${how}`,
  csv: `${heads}\n${one},${two},${three}\n"nothing, ${one}",${two},\n${three},"${two}, none",`,
}))

/** The calls by which a person may try to learn about records of others. */
export const unseenCall = oneof(
  ...Object.entries(kinds).flatMap(([path, kind]) => [readings(path, kind), writings(path, kind)]),
  win,
  importing,
)
