import { describe, expect, it } from 'vitest'
import { faultsOf, isValueOf, linesOf, valueOf } from '#console/fields/named/namedLines.ts'

const coat = { name: 'coat', value: 'long' }

describe('values under names that people enter', () => {
  it('are stored under their names, without lines that are still empty', () => {
    const lines = [coat, { name: 'size', value: undefined }, { name: '', value: undefined }]
    expect(valueOf(lines)).toEqual({ coat: 'long', size: '' })
    expect(valueOf([{ name: '', value: false }], false)).toBeUndefined()
    expect(faultsOf(lines)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['a value without a name', { name: '', value: 'soft' }, 'missing'],
    ['a name that is there already', { name: 'coat', value: 'short' }, 'twice'],
  ] as const)('cannot be saved while a line holds %s', (_what, line, fault) => {
    const lines = [coat, line]
    expect(faultsOf(lines)).toEqual([undefined, fault])
    const value = valueOf([...lines, { name: '', value: undefined }])
    expect(value).toEqual(lines.map(({ name, value: each }) => [name, each]))
    expect(linesOf(value)).toEqual(lines)
  })

  it('keep the lines as typed until another value replaces them', () => {
    const typed = [coat, { name: '', value: undefined }]
    expect(isValueOf({ coat: 'long' }, typed)).toBe(true)
    expect(isValueOf({ coat: 'short' }, typed)).toBe(false)
    expect(isValueOf({}, [{ name: '', value: undefined }])).toBe(true)
    const faulty = [coat, { name: 'coat', value: 'short' }]
    expect(isValueOf({ coat: 'long' }, faulty)).toBe(false)
    expect(isValueOf(valueOf(faulty), [...faulty, { name: '', value: undefined }])).toBe(true)
  })
})
