import { expect, it } from 'vitest'
import { goodResource } from '#generated/resources/good.ts'
import { copyOf } from '#console/screens/record/copyOf.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'

const text = { type: 'string' }
const field = (source: string, more: Partial<Field> = {}): Field => ({
  source,
  type: 'text',
  sortable: true,
  ...more,
})

const delivery: Resource = {
  ...goodResource,
  fields: [
    field('customer'),
    field('paid_on', { notCopied: true }),
    field('lines', {
      type: 'rows',
      children: { entity: 'line', of: 'delivery_id' },
      fields: [field('what'), field('delivered_on', { notCopied: true })],
    }),
  ],
}

const form: ResourceForm = {
  schema: {
    type: 'object',
    properties: {
      customer: text,
      paid_on: text,
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { ...text, readOnly: true }, what: text, delivered_on: text },
        },
      },
    },
  },
  order: ['customer', 'paid_on', 'lines'],
  validate: () => true,
  branches: {},
}

it('a duplicate omits values that belong to the original only, in its rows too [S5.13]', () => {
  const stored = {
    id: '1',
    customer: 'Ann',
    paid_on: '2026-01-01',
    lines: [{ id: '2', what: 'tea', delivered_on: '2026-01-02' }],
  }
  expect(copyOf(stored, delivery, form)).toEqual({ customer: 'Ann', lines: [{ what: 'tea' }] })
})
