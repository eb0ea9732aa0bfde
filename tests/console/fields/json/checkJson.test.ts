import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkJson } from '#console/fields/json/checkJson.ts'
import { notJson, readJson } from '#console/fields/json/jsonText.ts'

const known = ['icon', 'keepAlive', 'target']

const hasSyntaxFault = (text: string) => checkJson(text).some(({ kind }) => kind === 'syntax')

function isParsed(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the checked JSON editor', () => {
  it('reports the line and column of a fault [S3.02]', () => {
    const text = '{\n  "icon": "Person"\n  "keepAlive": true\n}'
    expect(checkJson(text)).toMatchObject([
      { kind: 'syntax', severity: 'error', line: 3, column: 3, subject: '6' },
    ])
    expect(checkJson('{"icon": }')).toMatchObject([{ severity: 'error', line: 1, column: 10 }])
    expect(checkJson('{"icon": 1')).toMatchObject([{ severity: 'error', line: 1, column: 11, subject: '7' }])
  })

  it('refuses every text that JSON.parse refuses, and no other one for its syntax', () => {
    for (const text of ['{"a": 1,}', '{a: 1}', "{'a': 1}", '// no\n{}', '{"a": tru}', '{} {}', '{"a": "x']) {
      expect(isParsed(text), text).toBe(false)
      expect(hasSyntaxFault(text), text).toBe(true)
    }
    const signs = '{ } [ ] " , : + - . 0 e 1 / * \\ \' \n \t \b u null \\u12 \u00a0 \ufeff'.split(' ')
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...signs)), {
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.constantFrom(0, 2), edits, (json, spaces, changes) => {
        const printed = JSON.stringify(JSON.parse(json), null, spaces)
        const text = changes.reduce((former, [place, removed, added]) => {
          const at = place % (former.length + 1)
          return former.slice(0, at) + added + former.slice(at + removed)
        }, printed)
        fc.pre(text.trim() !== '')
        expect(hasSyntaxFault(text)).toBe(!isParsed(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('refuses an integer that JavaScript would round', () => {
    const text = '{"text": "12345678901234567890",\n "id": 12345678901234567890}'
    expect(checkJson(text)).toMatchObject([
      { kind: 'roundedNumber', severity: 'error', line: 2, column: 8, subject: '12345678901234567890' },
    ])
    expect(readJson(text)).toBe(notJson)
    expect(checkJson('[0.1, 1e30, 9007199254740992]')).toEqual([])
  })

  it('warns of an unknown key and names the nearest known one [S3.12]', () => {
    expect(checkJson('{"icon": "x", "keep_alive": true}', { known })).toMatchObject([
      { kind: 'unknownKey', severity: 'warning', subject: 'keep_alive', nearest: 'keepAlive', column: 15 },
    ])
    expect(checkJson('{"own": {"deep": 1}}', { known })).toMatchObject([
      { subject: 'own', nearest: undefined },
    ])
    expect(checkJson('{"icon": "x", "target": "_self"}', { known })).toEqual([])
  })

  it('warns of a key that occurs twice, and refuses a value that is not an object where one is required', () => {
    expect(checkJson('{"icon": 1, "icon": 2}', { known })).toMatchObject([
      { kind: 'repeatedKey', column: 13 },
    ])
    expect(checkJson('[1]', { shape: 'object' })).toMatchObject([{ kind: 'wrongShape', severity: 'error' }])
    expect(checkJson('[1]')).toEqual([])
    expect(checkJson('  \n')).toEqual([])
  })
})
