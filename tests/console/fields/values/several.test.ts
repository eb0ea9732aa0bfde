import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { FieldValue } from '#console/fields/values/FieldValue.tsx'
import { goodResource } from '#generated/resources/good.ts'
import type { Field } from '#shared/contracts/Resource.ts'

async function drawn(field: Omit<Field, 'source' | 'sortable'>, value: unknown, place: 'list' | 'detail') {
  const props = { resource: goodResource, field: { source: 'x', sortable: false, ...field }, place }
  const { prelude } = await prerender(createElement(FieldValue, { ...props, record: { id: '1', x: value } }))
  return new Response(prelude).text()
}

const many = Array.from({ length: 40 }, (_, index) => `tag ${index + 1};`)

it('a list shows three of forty tags and a button for the others; the page shows all', async () => {
  const list = await drawn({ type: 'tags' }, many, 'list')
  expect(list).toContain('>tag 3;<')
  expect(list).not.toContain('>tag 4;<')
  expect(list).toMatch(/<button [^>]*aria-expanded="false">\+37<\/button>/)
  const page = await drawn({ type: 'tags' }, many, 'detail')
  expect(page).toContain('>tag 40;<')
  expect(page).not.toContain('<button')
})

it('a list shows the first of several files and a button for the others; the page shows all', async () => {
  const address = (name: string) => `/api/v1/files/${'a'.repeat(22)}.txt?name=${name}&size=7&type=text/plain`
  const value = [address('a.txt'), 'b.txt', address('c.txt')]
  const list = await drawn({ type: 'files' }, value, 'list')
  expect(list).toContain('>a.txt<')
  expect(list).not.toContain('>b.txt<')
  expect(list).toMatch(/<button [^>]*aria-expanded="false">\+2<\/button>/)
  const page = await drawn({ type: 'files' }, value, 'detail')
  expect(page).toContain('>b.txt<')
  expect(page).toContain('>c.txt<')
})

it('a choice whose label contains a comma is shown as one', async () => {
  const page = await drawn({ type: 'enums', options: [] }, ['red, dark', 'blue'], 'detail')
  expect(page).toContain('>red, dark<')
})

it('a colour is shown as a patch of that colour, and anything else has no background', async () => {
  const field = { type: 'text', widget: 'color' } as const
  expect(await drawn(field, '#ff00aa', 'list')).toContain('background:#ff00aa')
  expect(await drawn(field, 'url(//elsewhere)', 'list')).not.toContain('background')
})
