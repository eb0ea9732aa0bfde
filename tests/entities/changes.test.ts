import { expect, it } from 'vitest'
import { formDataOf } from '#console/fields/form/data/formDataOf.ts'
import { changeableFields } from '#console/screens/list/selection/change/changeableFields.ts'
import { changeForm } from '#console/screens/list/selection/change/changeForm.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { eachEntity } from './eachEntity.ts'
import { formFor } from './formFor.ts'

eachEntity('changes of many', ['collection', 'tree'], ({ entity, table, client, inputs, does }) => {
  it.runIf(does('bulkUpdate'))(
    'set each property that the console offers for it, alone [S5.13]',
    async () => {
      const { resource, form } = await formFor(entity)
      const made = await inputs().create(entity)
      const id = idOf(made)
      const filter = encodeURIComponent(JSON.stringify({ id: [id] }))
      for (const { source } of changeableFields(resource, form)) {
        const { [source]: value = null } = dataOf(await client().get(`${table.path}/${id}`))
        const answer = await client().put(`${table.path}?filter=${filter}&partly=true`, {
          [source]: value,
        })
        expect(dataOf(answer), source).toEqual({ done: [id], refused: [] })
        const part = changeForm(form, [source])
        part.validate(formDataOf({ [source]: value }, part.schema))
        expect(value === null ? [] : (part.validate.errors ?? []), source).toEqual([])
      }
    },
  )

  it.runIf(does('bulkUpdate'))('offer nothing that is one record’s own [S5.13]', async () => {
    const { resource, form } = await formFor(entity)
    const offered = changeableFields(resource, form).map(({ source }) => source)
    const own = [
      ...table.unique.flatMap(({ columns }) => (columns.length === 1 ? columns : [])),
      ...table.columns.filter(({ secret }) => secret !== undefined).map(({ name }) => name),
      ...(table.children ?? []).map(({ property }) => property),
      table.states?.property ?? 'id',
    ]
    expect(offered.filter((name) => own.includes(name))).toEqual([])
  })
})
