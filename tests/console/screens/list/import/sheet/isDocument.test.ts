import { expect, it } from 'vitest'
import { isDocument } from '#console/screens/list/import/sheet/isDocument.ts'

it.each([
  ['%PDF-1.4\n%âãÏÓ\n1 0 obj'],
  ['{\\rtf1\\ansi 茶}'],
  ['<!DOCTYPE html>\n<title>茶, 壶</title>'],
  ['<?xml version="1.0"?>\n<Workbook/>'],
  ['\n  <html lang="zh"><body>茶</body></html>\n'],
  ['<table border="1"><tr><td>茶</td></tr></table>'],
  ['[\n{"name": "茶", "price": 1},\n{"name": "壶", "price": 2}\n]'],
  ['{\n  "name": "茶"\n}\n'],
  ['{"name":"茶","price":1}\n{"name":"壶","price":2}\n'],
])('%j is recognised as a document, not a table', (text) => {
  expect(isDocument(text)).toBe(true)
})

it.each([
  ['名称,价格\n茶,5\n'],
  ['{名称},价格\n茶,5\n'],
  ['"{""zh"":""茶""}",价格\n茶,5\n'],
  ['[2026]\n5\n6\n'],
  ['[2026],[2027]\n5,6\n'],
  ['<名称>,<价格>\n茶,5\n'],
  ['<table>,<html>\n茶,5\n'],
  ['<5,>5\n1,2\n'],
  ['%,价格\n茶,5\n'],
  [''],
])('%j is recognised as a table', (text) => {
  expect(isDocument(text)).toBe(false)
})
