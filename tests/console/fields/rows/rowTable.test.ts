import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RadioInput } from '#console/fields/choice/RadioInput.tsx'
import { ImageInput } from '#console/fields/image/ImageInput.tsx'
import type { ImageInputProps } from '#console/fields/image/ImageInputProps.ts'
import { RatingInput } from '#console/fields/number/RatingInput.tsx'
import { RowTable } from '#console/fields/rows/RowTable.tsx'
import type { RowsProps } from '#console/fields/rows/RowsProps.ts'
import type { Cell } from '#console/fields/object/PartInput.tsx'
import type { InnerInput } from '#console/kit/inputs/InputProps.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'

const part = (name: string, widget: WidgetName, options: InnerInput['options'] = {}): InnerInput => ({
  name,
  label: name,
  widget,
  options,
  required: false,
  help: 'one of these',
  initial: undefined,
  wide: false,
})

const upload: ImageInputProps['upload'] = () => Promise.reject(new TypeError('nothing is sent'))

const pictureWords: ImageInputProps['words'] = {
  remove: 'Remove',
  image: {
    upload: 'Upload',
    hint: '',
    cancel: '',
    stop: '',
    choose: '',
    address: '',
    typeAddress: '',
    notImage: '',
    failed: '',
    waiting: '',
    retry: '',
    failedWhy: () => '',
    tooLarge: () => '',
    noRoom: () => '',
  },
}

/** A table of one row with these parts. */
const drawn = (
  parts: readonly InnerInput[],
  input: Cell,
  { errors, computed = [] }: Partial<Pick<RowsProps, 'errors' | 'computed'>> = {},
) =>
  renderToString(
    createElement(RowTable, {
      Cell: input,
      words: {
        actions: '操作',
        remove: '删除',
        moveUp: '上移',
        moveDown: '下移',
        clear: '清空',
        switchTitle: '切换',
        switchLoses: () => '',
        confirm: '确定',
        cancel: '取消',
      },
      id: 'rows',
      label: '行',
      disabled: false,
      may: { add: true, change: true, remove: true, move: true },
      entity: undefined,
      list: undefined,
      parts,
      alternatives: undefined,
      computed,
      errors,
      rows: [{ row: {}, shown: {}, key: 0 }],
      onRow: () => undefined,
      onRemove: () => undefined,
      onMove: () => undefined,
    }),
  )

/** The style rules of an element. */
const rulesOf = (html: string, id: string) => {
  const [element = ''] = new RegExp(`<[^>]* id="${id}"[^>]*>`, 'u').exec(html) ?? []
  const names = element.match(/css-[a-z0-9]+/gu) ?? []
  return names.map((name) => new RegExp(`\\.${name}[^{]*\\{[^}]*\\}`, 'u').exec(html)?.[0]).join('')
}

it('a choice in a row has its label for screen readers only, as the column already has a title', () => {
  const choices = ['blood', 'urine'].map((value) => ({ value, label: value }))
  const html = drawn([part('specimen', 'radio', { choices })], RadioInput)
  expect(html).toContain('aria-labelledby="rows_0_specimen-label"')
  expect(rulesOf(html, 'rows_0_specimen-label')).toContain('clip:rect(0 0 0 0)')
  expect(html).not.toContain('one of these')
})

it('stars in a row show their fault beside them', () => {
  const html = drawn([part('stars', 'rating')], RatingInput, { errors: { '/0/stars': 'Stars are missing' } })
  expect(html).toContain('Stars are missing')
})

it('columns of dates with time are wider than those of references, and these wider than text', () => {
  const widthIn = (widget: WidgetName) =>
    Number(/min-width:(\d+)px/u.exec(drawn([part('at', widget, { choices: [] })], RadioInput))?.[1])
  expect(widthIn('datetime')).toBeGreaterThan(widthIn('reference'))
  expect(widthIn('reference')).toBeGreaterThan(widthIn('text'))
})

it('the table of a quote’s lines fits beside the menu on a screen of usual size', () => {
  const lines = [part('good', 'reference'), part('remark', 'text'), part('price', 'money')]
  const computed = [{ name: 'amount', label: 'amount', showWhen: undefined, draw: () => '1.00' }]
  const html = drawn([...lines, part('count', 'number'), part('discount', 'percent')], RadioInput, {
    computed,
  })
  // The rest of 1440 pixels without the menu and the edges of the page and of its card.
  expect(Number(/min-width:(\d+)px/u.exec(html)?.[1])).toBeLessThan(1138)
})

it('a picture in a row has buttons to upload it from a file and to remove it again', () => {
  const cell = (value: string, options: InnerInput['options'] = {}) => {
    const Picture: Cell = (props) =>
      createElement(ImageInput, { ...props, value, words: pictureWords, upload })
    return drawn([part('photo', 'image', options)], Picture)
  }
  expect(cell('')).toContain('aria-label="Upload photo 1"')
  expect(cell('')).toContain('accept="image/*"')
  expect(cell('')).toContain('id="rows_0_photo" type="url"')
  const uploaded = cell('/api/v1/files/vZv5mT_srVP8qCMgGpEEkA.png')
  expect(uploaded).toContain('aria-label="Remove photo 1"')
  expect(uploaded).not.toContain('type="url"')
  expect(cell('', { holder: { entity: 'damage' } })).not.toContain('type="url"')
})
