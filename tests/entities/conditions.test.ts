import { beforeAll, expect, it } from 'vitest'
import { conditionProperties } from '#console/screens/list/conditions/conditionProperties.ts'
import type { Condition, ConditionOperator } from '#console/screens/list/conditions/Condition.ts'
import { conditionIn, filtersFor } from '#console/screens/list/conditions/conditionIn.ts'
import { operatorsFor } from '#console/screens/list/conditions/operatorsFor.ts'
import { resources } from '#generated/resources/resources.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { CellForm } from '#shared/fields/FieldFacts.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { connect, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

const id = '019bba43-d598-7000-8001-1817d3cc0664'

/** Values that people may enter in a condition; for a choice its first value is used. */
const values: Readonly<Partial<Record<CellForm, Json>>> = {
  text: 'a',
  texts: ['a', 'b'],
  integer: 1,
  number: 1,
  money: 1,
  percent: 1,
  truth: true,
  reference: [id],
  references: [id],
  day: '2026-01-31',
  moment: '2026-01-31T00:00:00.000Z',
  time: '09:30:00Z',
  clock: '09:30',
  duration: 'P1D',
}

const lists = resources.filter(({ kind }) => kind !== 'single')
const conditionsOf = (resource: Resource): Condition[] =>
  conditionProperties(resource, { resources, maySee: () => true }).flatMap((subject) =>
    operatorsFor(subject).map((operator) => ({ subject, operator, value: valueOf(subject, operator) })),
  )

eachDatabase('the conditions that a list offers', (databases) => {
  let client: ApiClient
  beforeAll(async () => {
    client = await connect(await startTestServer(databases))
  })

  it.each(lists.map((resource) => [resource.entity, resource] as const))(
    'are taken by the server of each property of %s, and of what it refers to [S7.03]',
    async (_, resource) => {
      const conditions = conditionsOf(resource)
      // Of objects and lists of objects alone nothing can be asked.
      expect(conditions.length > 0).toBe(resource.fields.some(({ sortable }) => sortable))
      for (const filters of inParts(Object.entries(filtersFor(conditions)))) {
        const query = new URLSearchParams({
          filter: JSON.stringify(Object.fromEntries(filters)),
          pageSize: '1',
        })
        const answer = await client.get(`${resource.path}?${query.toString()}`)
        expect(answer.status, answer.status === 200 ? '' : JSON.stringify(errorOf(answer))).toBe(200)
      }
    },
  )
})

it('conditions are the same when they are read from the filters of a link', () => {
  for (const resource of lists) {
    const properties = conditionProperties(resource, { resources, maySee: () => true })
    for (const condition of conditionsOf(resource)) {
      const [[name, value] = ['', null]] = Object.entries(filtersFor([condition]))
      expect(conditionIn(name, value, properties)).toEqual(condition)
    }
  }
})

function valueOf({ field }: Condition['subject'], operator: ConditionOperator): Json | undefined {
  if (operator === 'set' || operator === 'unset') return undefined
  const [option] = field.options ?? []
  // A text that is compared as a whole may be stored as an id.
  return option ? [option.value] : field.whole ? id : values[factsOf(field.type).cell]
}

/** Splits conditions into calls; a call takes at most 20. */
function inParts<Item>(items: readonly Item[], most = 20): Item[][] {
  const parts = Math.ceil(items.length / most)
  return Array.from({ length: parts }, (_, part) => items.slice(part * most, (part + 1) * most))
}
