import { describe, expect, it } from 'vitest'
import { fileNameOf, fileOf, fileText, storedNameIn } from '#shared/fields/fileValue.ts'

const url = '/api/v1/files/AbCdEfGhIjKlMnOpQrSt_-.pdf'
const file = { url, name: '合同 2026.pdf', size: 1234, type: 'application/pdf' }

describe('the text that stores a file', () => {
  it('holds address, name, size and type, with the name in the form in which lists are searched', () => {
    const text = fileText(file)
    expect(text).toBe(`${url}?name=合同%202026.pdf&size=1234&type=application/pdf`)
    expect(fileOf(text)).toEqual(file)
  })

  it.each([
    'a&size=9&type=text%2Fhtml.pdf',
    'a+b c%20d#e?f=g.pdf',
    `"><img src=x onerror=alert(1)>.pdf`,
    "o'neil; filename=b.pdf",
    '👩‍👩‍👧 family.pdf',
    'e\u0301té.pdf',
  ])('gives back the name %j, without taking any of it for another fact', (name) => {
    expect(fileOf(fileText({ ...file, name }))).toEqual({ ...file, name })
  })

  it('is made to fit a short property by cutting the name before its extension', () => {
    const text = fileText({ ...file, name: `${'很长'.repeat(100)}.pdf` }, { maxLength: 120 })
    expect(text.length).toBeLessThanOrEqual(120)
    expect(fileOf(text)?.name).toMatch(/^(很长)+很?\.pdf$/)
  })

  it('is an ASCII address if its format requires one', () => {
    const text = fileText(file, { ascii: true })
    expect(text).toMatch(/^[\x21-\x7e]+$/)
    expect(fileOf(text)).toEqual(file)
  })

  it('stands for a private file only with both its folder and its uploader', () => {
    const stored = `AbCdEfGhIjKlMnOpQrSt_-~${'0a'.repeat(16)}.pdf`
    const hidden = { ...file, url: `/api/v1/files/private/${stored}`, uploader: '0a'.repeat(16) }
    expect(fileOf(fileText(hidden))).toEqual(hidden)
    expect(storedNameIn(hidden)).toBe(stored)
    expect(fileOf(`/api/v1/files/${stored}`)).toBeUndefined()
    expect(fileOf('/api/v1/files/private/AbCdEfGhIjKlMnOpQrSt_-.pdf')).toBeUndefined()
    expect(fileOf(hidden.url.toUpperCase())).toBeUndefined()
  })

  it('leaves out the parameters of the media type', () => {
    expect(fileOf(fileText({ ...file, type: 'text/plain; charset=utf-8' }))?.type).toBe('text/plain')
  })

  it('can be the address alone, without name, size and type', () => {
    expect(fileOf(url)).toEqual({ url, name: url.split('/').at(-1), size: undefined, type: undefined })
    expect(fileOf(`${url}?name=&size=-1&type=<b>`)).toEqual(fileOf(url))
  })

  it.each([
    'a.pdf',
    '',
    'the files are in /files/',
    `https://elsewhere.example${url}`,
    `//elsewhere.example/files/AbCdEfGhIjKlMnOpQrSt_-.pdf`,
    'javascript:alert(1)//files/AbCdEfGhIjKlMnOpQrSt_-.pdf',
    `${url}/../../current`,
    `/../..${url}`,
    `${url}?name=a#b`,
    `${url} `,
    '/api/v1/files/short.pdf',
  ])('is distinguished from any other text: %j', (text) => {
    expect(fileOf(text)).toBeUndefined()
  })
})

describe('the name of a file', () => {
  it.each([
    ['C:\\fakepath\\a.pdf', 'a.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nset-cookie: x\0.pdf', 'aset-cookie: x.pdf'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    [' . ', ''],
    ['..', ''],
    ['a\ud800b.pdf', 'ab.pdf'],
    ['a'.repeat(300), 'a'.repeat(200)],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
  ])('%j becomes %j', (text, name) => {
    expect(fileNameOf(text)).toBe(name)
  })
})
