import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './project.ts'
import { sample, replaceInSample } from './sample.ts'

const other = replaceInSample('"path": "/items"', '"path": "/others"')
const merged = (text: string) => text.replace('  "type"', '<<<<<<< HEAD\n  "type"').concat('>>>>>>> other\n')

describe('unusual files in the schemas folder', () => {
  it.each([
    ['swap files', { '.item.json.swp': '\0', 'item.json~': sample, '4913': '', '#item.json#': sample }],
    ['the lock of Emacs', { '.#item.json': (path: string) => symlinkSync('me@host.1', path) }],
    ['what macOS keeps on other file systems', { '._item.json': '\0\u0005\u0016\u0007', '.DS_Store': '\0' }],
    ['a hidden copy', { '.item.json': sample, 'definitions/._money.json': '\0', '.old/item.json': sample }],
  ])('may be left there by editors and systems: %s', (_, files) => {
    expect(complaintsAbout({ 'item.json': sample, ...files })).toEqual([])
  })

  it.each([
    [
      'GBK',
      Buffer.concat([
        Buffer.from('{\n  "title": "'),
        Buffer.from([0xd3, 0xc5, 0xbb, 0xdd]),
        Buffer.from('" }'),
      ]),
      2,
    ],
    ['UTF-16', Buffer.from(`\uFEFF${sample}`, 'utf16le'), 1],
  ])('in the encoding %s are refused', (_, bytes, line) => {
    expect(complaintsAbout({ 'item.json': bytes })).toEqual([
      `schemas/item.json:${line}:1 /  This file is not in UTF-8. Save it with that encoding.`,
    ])
  })

  it('are reported with their place if they are a folder or a broken link', () => {
    const complaints = complaintsAbout({
      'item.json': sample,
      'folder.json': (path: string) => mkdirSync(path),
      'link.json': (path: string) => symlinkSync('elsewhere.json', path),
    })
    expect(complaints).toEqual([
      'schemas/folder.json:1:1 /  This is a folder, not a schema. Give it a name without ".json".',
      'schemas/link.json:1:1 /  This file cannot be read (ENOENT). The link leads nowhere: correct or remove it.',
    ])
  })

  it('are reported if they are entities in a subfolder, but not if they are shapes that a schema takes from there', () => {
    const taken = replaceInSample('"note": { "type": "string"', '"note": { "$ref": "shapes/note.json"')
    const shape = { type: 'string', maxLength: 20 }
    expect(
      complaintsAbout({ 'item.json': taken, 'shapes/note.json': shape, 'shop/other.json': other }),
    ).toEqual([
      'schemas/shop/other.json:1:1 /  No entity is read from this folder. Move the file to "schemas/other.json".',
    ])
  })

  it('with merge conflict marks are reported in the line of the first mark', () => {
    expect(complaintsAbout({ 'item.json': merged(sample) })).toEqual([
      'schemas/item.json:3:1 /  This is the conflict mark of a merge. Keep one side, or both, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ])
  })

  it('are reported alone if they are a broken shape, without errors that follow from it', () => {
    expect(
      complaintsAbout({ 'item.json': sample, 'definitions/money.json': '{\n  "type": "number"' }),
    ).toEqual([expect.stringMatching(/^schemas\/definitions\/money\.json:2:\d+ .*is not closed/u)])
  })

  it('make every check fail if they are the meta-schema, broken or missing', () => {
    const misspelt = replaceInSample('"x-unit"', '"x-unti"')
    expect(complaintsAbout({ 'item.json': misspelt, 'dialect.json': '{\n<<<<<<< HEAD\n' })).toEqual([
      expect.stringMatching(/^schemas\/dialect\.json:2:1 .*conflict mark/u),
    ])
    expect(
      complaintsAbout({ 'item.json': misspelt, 'dialect.json': (path: string) => rmSync(path) }),
    ).toEqual(['schemas/dialect.json:1:1 /  There is no such file. Restore it from version control.'])
  })
})
