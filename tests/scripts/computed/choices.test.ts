import { describe, expect, it } from 'vitest'
import { complaintsAbout } from '../dialect/project.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'

const kind = { ...labelled('Kind'), type: 'string', enum: ['NEW', 'OLD', 'LOST'] }

/** The complaints about an expression over a kind, a level, rows with kinds, and another record's kind. */
function said(expression: string): string[] {
  const rows = { type: 'array', items: { type: 'object', properties: { kind } } }
  const level = { ...labelled('Level'), type: 'integer', enum: [1, 2, 3] }
  const other = { ...labelled('Other'), type: 'string', format: 'uuid', 'x-reference': { entity: 'part' } }
  const count = { ...labelled('Count'), type: 'integer', 'x-computed': expression }
  const part = schemaOf({ kind }, { 'x-entity': { path: '/parts', label: { zh: '部件', en: 'Part' } } })
  const thing = schemaOf(
    { kind, level, other, rows: { ...labelled('Rows'), ...rows }, count },
    { 'x-entity': { path: '/things', label: { zh: '东西', en: 'Thing' } } },
  )
  const complaints = complaintsAbout({ 'part.json': part, 'thing.json': thing })
  return complaints.map((line) => line.replace(/^.*x-computed {2}/u, ''))
}

describe('a comparison of a choice with a value that it never has', () => {
  it.each([
    ['kind == "NWE" ? 1 : 0', '"kind" is never "NWE". Write "NEW", "OLD" or "LOST".'],
    ['"old" != kind ? 1 : 0', '"kind" is never "old". Write "OLD".'],
    ['level == 4 ? 1 : 0', '"level" is never 4. Write "1", "2" or "3".'],
    ['other.kind == "GONE" ? 1 : 0', '"kind" is never "GONE". Write "NEW", "OLD" or "LOST".'],
    ['sum(rows, kind == "GONE" ? 1 : 0)', '"kind" is never "GONE". Write "NEW", "OLD" or "LOST".'],
  ])('is refused: %s', (expression, words) => {
    expect(said(expression)).toEqual([words])
  })

  it.each([
    'kind == "NEW" && level != 3 ? 1 : 0',
    'name == "GONE" ? 1 : 0',
    'other.kind == kind ? 1 : 0',
    'sum(rows, kind == "LOST" ? level : 0)',
  ])('is not reported in %s', (expression) => {
    expect(said(expression)).toEqual([])
  })
})
