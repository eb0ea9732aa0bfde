import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NamedInput } from '#console/fields/inputs/inputs.tsx'

describe('an input whose code is still loading', () => {
  const computedInside = { entity: 'recipe', source: 'parts', parts: ['area'] }
  const shared = { id: 'parts', label: '部件', onChange: () => {} }
  const inner = [
    {
      name: 'width',
      label: '宽',
      widget: 'number',
      required: false,
      initial: undefined,
      help: undefined,
      wide: false,
    } as const,
  ]

  it.each([
    ['table', [{ width: 3 }]],
    ['object', { width: 3 }],
  ] as const)('shows its values at once, so that nothing below moves: %s', (widget, value) => {
    const options = { inner, computedInside }
    const drawn = renderToStaticMarkup(createElement(NamedInput, { ...shared, widget, value, options }))
    expect(drawn).toContain('部件')
    expect(drawn).toMatch(/<input[^>]* disabled=""[^>]*value="3"/u)
  })

  it('reserves the height of the rich text editor with its toolbar', () => {
    const drawn = renderToStaticMarkup(
      createElement(NamedInput, { ...shared, widget: 'richText', value: null }),
    )
    expect(drawn).toMatch(/MuiSkeleton[^>]*style="height:341px"/u)
  })
})
