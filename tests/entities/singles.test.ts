import { expect, it } from 'vitest'
import { secretMask } from '#shared/secretMask.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { badValuesOf } from '#tests/support/badValuesOf.ts'
import { eachEntity } from './eachEntity.ts'
import { inputSchemaOf } from './inputSchemaOf.ts'

eachEntity('singles', ['single'], ({ entity, table, client, inputs }) => {
  const secrets = table.columns.filter(({ secret }) => secret === 'encrypt').map(({ name }) => name)

  it('is there before anyone saved it, and keeps what is saved [S7.09]', async () => {
    expect((await client().get(table.path)).status).toBe(200)
    const input = await inputs().inputOf(entity)
    const saved = dataOf(await client().put(table.path, input))
    const masked = Object.fromEntries(secrets.map((name) => [name, secretMask]))
    expect(saved).toMatchObject({ ...input, ...masked })
    expect(dataOf(await client().get(table.path))).toEqual(saved)
  })

  it('never sends a secret back, and keeps it when the mask or nothing comes [S3.11]', async () => {
    const input = await inputs().inputOf(entity)
    const saved = dataOf(await client().put(table.path, input))
    const again = dataOf(await client().put(table.path, saved))
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !secrets.includes(name)))
    const without = dataOf(await client().put(table.path, rest))
    for (const name of secrets)
      expect([saved[name], again[name], without[name]]).toEqual(Array(3).fill(secretMask))
    for (const name of secrets)
      expect(JSON.stringify([saved, again, without])).not.toContain(JSON.stringify(input[name]))
  })

  it('refuses an outdated version', async () => {
    const saved = dataOf(await client().put(table.path, await inputs().inputOf(entity)))
    dataOf(await client().put(table.path, saved))
    const refused = await client().put(table.path, saved)
    expect([refused.status, errorOf(refused).id]).toEqual([409, 'VERSION_OUTDATED'])
  })

  it('refuses every value that one keyword forbids and names the field [S5.13]', async () => {
    const before = dataOf(await client().get(table.path))
    for (const { property, keyword, value } of badValuesOf(inputSchemaOf(entity))) {
      const answer = await client().put(table.path, { [property]: value })
      const what = `${property} ${keyword} ${JSON.stringify(value).slice(0, 60)}`
      expect(answer.status, what).toBe(400)
      expect(
        errorOf(answer).fields?.map(({ path }) => path.split('/')[1]),
        what,
      ).toContain(property)
    }
    expect(dataOf(await client().get(table.path))).toEqual(before)
  })

  it('cannot be made a second time or removed', async () => {
    const answers = [await client().post(table.path, {}), await client().delete(table.path)]
    for (const answer of answers) expect([404, 405]).toContain(answer.status)
  })
})
