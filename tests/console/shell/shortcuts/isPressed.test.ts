import { expect, it } from 'vitest'
import { isPressed } from '#console/shell/shortcuts/isPressed.ts'
import { shortcuts } from '#console/shell/shortcuts/shortcuts.ts'

const press = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})
const isSearch = (modifiers: object, isMac: boolean) =>
  isPressed(press('k', modifiers), shortcuts.search.keys, isMac)

it('the search shortcut is Ctrl, or Command on a Mac, with its key and no other modifier [S2.06]', () => {
  expect(isSearch({ ctrlKey: true }, false)).toBe(true)
  expect(isSearch({ metaKey: true }, true)).toBe(true)
  expect(isPressed(press('K', { ctrlKey: true }), shortcuts.search.keys, false)).toBe(true)
  for (const modifiers of [{}, { metaKey: true }, { ctrlKey: true, shiftKey: true }, { altKey: true }])
    expect(isSearch(modifiers, false)).toBe(false)
})

it('a shortcut that is a sign works with and without Shift, as keyboards differ', () => {
  for (const shiftKey of [true, false])
    expect(isPressed(press('?', { shiftKey }), shortcuts.help.keys, false)).toBe(true)
  expect(isPressed(press('?', { ctrlKey: true }), shortcuts.help.keys, false)).toBe(false)
})
