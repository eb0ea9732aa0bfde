import { describe, expect, it } from 'vitest'
import { uiSchemaOf } from '#console/fields/form/uiSchema/uiSchemaOf.ts'
import { createI18nProvider } from '#console/kit/messages/createI18nProvider.ts'
import { entityWords } from '#console/session/entities/entityWords.ts'
import { joinWords } from '#console/kit/messages/joinWords.ts'
import { consoleMessages, muiLocale } from '#console/kit/messages/zh/consoleMessages.ts'
import { resources } from '#generated/resources/resources.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'

const kindOf = (kind: string, others: object) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, ...others },
})
const person = kindOf('person', { born: { type: 'string', format: 'date' } })
const firm = kindOf('firm', { seats: { type: 'integer', default: 1 } })
const form: ResourceForm = {
  schema: {
    type: 'object',
    properties: {
      level: { type: ['integer', 'null'], enum: [1, 2, null] },
      open: { type: 'boolean', enum: [true, false] },
      agreed: { type: 'boolean' },
      mood: { type: 'string', enum: ['good'] },
      days: { type: ['array', 'null'], items: { type: 'integer', enum: [1, 2] } },
      parties: { type: 'array', items: { discriminator: { propertyName: 'kind' }, oneOf: [person, firm] } },
    },
  },
  order: ['level', 'open', 'agreed', 'mood', 'days'],
  validate: Object.assign(() => true, { errors: null }),
  branches: {},
}

function choice(source: string, values: readonly string[]): Field {
  const options = values.map((value) => ({ value, color: 'default' as const }))
  return { source, type: 'enum', sortable: true, options }
}

function resourceOf(fields: readonly Field[]): Resource {
  const [some] = resources
  if (!some) throw new Error('there is no entity')
  return { ...some, fields }
}

describe('the choices of a form', () => {
  it('keep numbers and booleans as such, and offer yes and no for a boolean without labels of its own', () => {
    const resource = resourceOf([
      choice('level', ['1', '2']),
      choice('open', ['true', 'false']),
      { source: 'agreed', type: 'boolean', sortable: true, widget: 'radio' },
      choice('mood', ['good']),
      { ...choice('days', ['1', '2']), type: 'enums' },
    ])
    const told = { resources: { ticket: { name: '工单' } }, menus: {} }
    const said = joinWords({ consoleMessages, muiLocale }, told).consoleMessages
    const words = entityWords(createI18nProvider('zh', said), 'ticket')
    const drawn = uiSchemaOf({ resource, form, words, states: undefined })
    const choicesOf = (name: string): unknown => drawn[name]?.['ui:options']?.['input']?.choices
    expect(choicesOf('level')).toMatchObject([
      { value: '1', stored: 1 },
      { value: '2', stored: 2 },
    ])
    expect(choicesOf('open')).toMatchObject([{ stored: true }, { stored: false }])
    expect(choicesOf('agreed')).toMatchObject([
      { label: '是', stored: true },
      { label: '否', stored: false },
    ])
    expect(choicesOf('days')).toMatchObject([{ stored: 1 }, { stored: 2 }])
    expect(choicesOf('mood')).toMatchObject([{ stored: 'good' }])
  })
})

describe('the inputs of a form', () => {
  it('follow the schema’s x-widget-options [S1.05]', () => {
    const widgetOptions = { maxSize: '500K', cropper: true, cropRatio: 1 }
    const resource = resourceOf([{ source: 'mood', type: 'image', sortable: false, widgetOptions }])
    const said = joinWords({ consoleMessages, muiLocale }, { resources: {}, menus: {} }).consoleMessages
    const words = entityWords(createI18nProvider('zh', said), 'ticket')
    const drawn = uiSchemaOf({ resource, form, words, states: undefined })
    expect(drawn['mood']?.['ui:options']?.['input']).toMatchObject(widgetOptions)
  })
  it('offer the kind of each row in a list of alternatives, with the defaults of that kind', () => {
    const inside = (source: string, type: 'date' | 'integer'): Field => ({ source, type, sortable: false })
    const of = { person: [inside('born', 'date')], firm: [inside('seats', 'integer')] }
    const alternatives = { by: choice('kind', ['person', 'firm']), of }
    const resource = resourceOf([
      { source: 'parties', type: 'alternativeRows', sortable: false, alternatives },
    ])
    const said = joinWords({ consoleMessages, muiLocale }, { resources: {}, menus: {} }).consoleMessages
    const words = entityWords(createI18nProvider('zh', said), 'ticket')
    const { 'ui:widget': widget, 'ui:options': options } =
      uiSchemaOf({ resource, form, words, states: undefined })['parties'] ?? {}
    expect(widget).toBe('table')
    expect(options?.['input']).toMatchObject({
      alternatives: {
        by: { name: 'kind', widget: 'select', required: true },
        of: { person: [{ name: 'born', widget: 'date' }], firm: [{ name: 'seats', initial: 1 }] },
      },
    })
  })
})
