import { memoryStore } from 'react-admin'
import { expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { toggleColumn } from '#console/screens/list/columns/chooseColumns.ts'
import { columnsKey } from '#console/screens/list/columns/columnOrder.ts'

const good = resources.find(({ entity }) => entity === 'good')
if (!good) throw new Error('No entity good')
const initial = good.columns.filter(({ hidden }) => !hidden).map(({ source }) => source)
const [first = '', ...others] = initial

it('hiding a column leaves the other initial ones, also when the chosen columns are gone from the schema', () => {
  for (const stored of [undefined, ['a property of an earlier version']]) {
    const store = memoryStore()
    store.setup()
    if (stored) store.setItem(columnsKey('good'), stored)
    toggleColumn(store, good, first)
    expect(store.getItem(columnsKey('good'))).toEqual(others)
  }
})

it('columns that are gone from the schema are forgotten with the next choice', () => {
  const store = memoryStore()
  store.setup()
  store.setItem(columnsKey('good'), ['a property of an earlier version', first])
  toggleColumn(store, good, others[0] ?? '')
  expect(store.getItem(columnsKey('good'))).toEqual([first, others[0]])
})
