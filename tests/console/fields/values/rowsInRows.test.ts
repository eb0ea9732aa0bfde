import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { FieldValue } from '#console/fields/values/FieldValue.tsx'
import { distributionVersionResource } from '#generated/resources/distributionVersion.ts'
import type { Field } from '#shared/contracts/Resource.ts'

const word: Field = { source: 'word', type: 'text', sortable: false }
const parts: Field = { source: 'parts', type: 'rows', sortable: false, fields: [word] }
const title: Field = { source: 'title', type: 'text', sortable: false }
const chapters: Field = { source: 'chapters', type: 'rows', sortable: false, fields: [title, parts] }
const record = {
  id: '1',
  chapters: [{ title: 'First', parts: [{ word: 'alpha' }, { word: 'beta' }] }, { title: 'Second' }],
}

async function drawn(place: 'list' | 'detail'): Promise<string> {
  const value = createElement(FieldValue, {
    resource: distributionVersionResource,
    field: chapters,
    record,
    place,
  })
  const { prelude } = await prerender(value)
  return new Response(prelude).text()
}

it('lists inside rows are shown on a record’s page, and only counted in a list', async () => {
  const page = await drawn('detail')
  for (const text of ['First', 'alpha', 'beta', 'Second']) expect(page).toContain(text)
  expect(await drawn('list')).not.toContain('First')
})
