import { expect, it } from 'vitest'
import { withEmptied } from '#console/fields/form/data/formDataOf.ts'
import { copyOf } from '#console/screens/record/copyOf.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { eachEntity } from './eachEntity.ts'
import { formFor } from './formFor.ts'

eachEntity('copies', ['collection', 'tree'], ({ entity, table, client, inputs }) => {
  it('hold what two records may share, which makes another with what is that one’s own [S5.13]', async () => {
    const { resource, form } = await formFor(entity)
    const made = await inputs().create(entity)
    const stored = dataOf(await client().get(`${table.path}/${idOf(made)}`))
    const copy = copyOf(stored, resource, form)
    const own = ownOf(table)
    const left = resource.fields.filter(({ notCopied }) => notCopied).map(({ source }) => source)
    expect(Object.keys(copy).filter((name) => [...own.alone, ...left].includes(name))).toEqual([])

    const shared = Object.entries(copy).filter(([name]) => !own.together.includes(name))
    const filled = withEmptied(Object.fromEntries(shared), form.schema)
    const input = { ...(await inputs().inputOf(entity)), ...filled }
    const copied = dataOf(await client().post(table.path, input))
    await client().delete(`${table.path}/${idOf(copied)}`)
    expect(idOf(copied)).not.toBe(idOf(stored))
    for (const [name] of shared) expect(values(copied[name]), name).toEqual(values(stored[name]))
  })
})

/** Properties whose values two records cannot share: single ones, and combinations. */
function ownOf({ unique, noOverlap = [], columns, states }: Table) {
  const single = unique.filter((key) => key.columns.length === 1)
  const several = unique.filter((key) => key.columns.length > 1)
  const secrets = columns.filter(({ secret }) => secret !== undefined).map(({ name }) => name)
  return {
    alone: [...single.flatMap((key) => key.columns), ...secrets, states?.property ?? 'id'],
    together: [
      ...several.flatMap((key) => key.columns),
      ...noOverlap.flatMap(({ from, to, within }) => [from, to, ...(within ?? [])]),
    ],
  }
}

/** The values that are set, without the id and version of rows that are records of their own. */
function values(value: Json | undefined): unknown {
  if (Array.isArray(value)) return value.map((each: Json) => values(each))
  if (!isJsonObject(value)) return value ?? null
  const set = Object.entries(value).filter(
    ([name, each]) => each !== null && !['id', 'version'].includes(name),
  )
  return Object.fromEntries(set.map(([name, each]) => [name, values(each)]))
}
