import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PictureActions } from '#console/fields/image/PictureActions.tsx'
import type { InputOptions } from '#console/kit/inputs/InputProps.ts'

const words = { address: 'address', typeAddress: 'Enter an address', remove: 'Remove' }
const drawn = (options: InputOptions) =>
  renderToStaticMarkup(
    createElement(PictureActions, {
      id: 'p',
      label: 'Pass',
      value: 'a.png',
      onChange: () => {},
      options,
      words,
    }),
  )

it('a picture can be named by its address instead of uploaded, but a private one cannot, as anyone could open that address', () => {
  expect(drawn({})).toContain('Enter an address Pass')
  const hidden = drawn({ holder: { entity: 'guest' } })
  expect(hidden).not.toContain('Enter an address')
  expect(hidden).toContain('Remove Pass')
})
