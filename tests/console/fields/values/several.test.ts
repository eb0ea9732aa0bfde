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

it('shows three of forty tags in a list and a button for the others, and all on the page', async () => {
  const list = await drawn({ type: 'tags' }, many, 'list')
  expect(list).toContain('>tag 3;<')
  expect(list).not.toContain('>tag 4;<')
  expect(list).toMatch(/<button [^>]*aria-expanded="false">\+37<\/button>/)
  const page = await drawn({ type: 'tags' }, many, 'detail')
  expect(page).toContain('>tag 40;<')
  expect(page).not.toContain('<button')
})

it('shows the first of several files in a list and a button for the others, and all on the page', async () => {
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

it('shows a choice whose words hold a comma as one', async () => {
  const page = await drawn({ type: 'enums', options: [] }, ['red, dark', 'blue'], 'detail')
  expect(page).toContain('>red, dark<')
})

it('shows a colour as it looks', async () => {
  const field = { type: 'text', widget: 'color' } as const
  expect(await drawn(field, '#ff00aa', 'list')).toContain('background:#ff00aa')
  expect(await drawn(field, 'url(//elsewhere)', 'list')).not.toContain('background')
})
