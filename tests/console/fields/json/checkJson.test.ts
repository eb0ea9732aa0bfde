import { describe, expect, it } from 'vitest'
import { checkJson } from '#console/fields/json/checkJson.ts'
import { notJson, readJson } from '#console/fields/json/jsonText.ts'

const known = ['icon', 'keepAlive', 'target']

describe('the checked JSON editor', () => {
  it('reports the line and column of a fault [S3.02]', () => {
    const text = '{\n  "icon": "Person"\n  "keepAlive": true\n}'
    expect(checkJson(text)).toMatchObject([
      { kind: 'syntax', severity: 'error', line: 3, column: 3, subject: '6' },
    ])
    expect(checkJson('{"icon": }')).toMatchObject([{ severity: 'error', line: 1, column: 10 }])
    expect(checkJson('{"icon": 1')).toMatchObject([{ severity: 'error', line: 1, column: 11, subject: '7' }])
  })

  it('refuses every text that JSON.parse refuses', () => {
    for (const text of ['{"a": 1,}', '{a: 1}', "{'a': 1}", '// no\n{}', '{"a": tru}', '{} {}', '{"a": "x']) {
      expect(() => JSON.parse(text), text).toThrow()
      expect(checkJson(text), text).not.toEqual([])
    }
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
