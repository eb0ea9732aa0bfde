import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '#scripts/generate/generate.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { buildProject, schemaOf } from './support/buildProject.ts'
import type { Project } from './support/buildProject.ts'
import { evaluate } from './support/evaluate.ts'
import { hostileTexts } from './support/hostileTexts.ts'

// The database and the generator refuse these two; see the last test.
const texts = hostileTexts.filter((text) => text.trim() !== '' && !/\0|\p{Surrogate}/u.test(text))
const all = texts.join(' ')

const hostile = schemaOf(
  {
    words: {
      'x-label': { zh: all, en: all },
      'x-help': { zh: all, en: all },
      type: 'string',
      maxLength: 500,
      default: all,
    },
    marks: { 'x-label': { zh: '一', en: 'One' }, type: 'string', pattern: '^[\'"`\\\\$*/]*$' },
    choice: {
      'x-label': { zh: '选择', en: 'Choice' },
      oneOf: texts.map((text) => ({ const: text, 'x-label': { zh: text, en: text } })),
    },
    inner: {
      'x-label': { zh: '内', en: 'Inner' },
      type: 'object',
      description: all,
      title: all,
      additionalProperties: false,
      properties: Object.fromEntries(
        ['value', 'class', 'tsType'].map((name) => [
          name,
          { 'x-label': { zh: all, en: all }, type: 'string', description: all },
        ]),
      ),
    },
  },
  {
    title: all,
    description: all,
    'x-entity': { path: '/things', label: { zh: all, en: all }, deleteConfirm: { zh: all, en: all } },
  },
)

// A schema from elsewhere, whose nested names are unchecked.
const plain = {
  title: all,
  description: all,
  type: 'object',
  properties: {
    name: { type: 'string', title: all, maxLength: 10 },
    stuff: {
      tsType: 'any; process.exit(1)',
      type: 'object',
      properties: Object.fromEntries(
        texts.filter((text) => !(text in {})).map((text) => [text, { type: 'string', description: all }]),
      ),
    },
  },
}

describe('a schema full of quotes, comment ends and script tags', () => {
  let project: Project
  beforeAll(async () => {
    project = buildProject({
      thing: hostile,
      plain,
      class: schemaOf({}, { 'x-entity': { path: '/classes' } }),
      area51zone: schemaOf({}, { 'x-entity': { path: '/zones' } }),
    })
    const result = await generate({ root: project.root, check: false })
    expect(result.errors).toEqual([])
  })
  afterAll(() => project.remove())

  it('becomes code that compiles', () => {
    const settings = {
      compilerOptions: {
        strict: true,
        target: 'ES2023',
        module: 'preserve',
        noEmit: true,
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
        skipLibCheck: false,
        types: [],
      },
      include: ['generated/**/*'],
    }
    writeFileSync(join(project.root, 'tsconfig.json'), JSON.stringify(settings))
    // The library that prints the types would write a capital letter after the digits.
    const uses = `import type { Area51zone, Area51zoneInput } from './types/area51zone.ts'
export type Zone = [Area51zone, Area51zoneInput]`
    writeFileSync(join(project.root, 'generated/zone.ts'), uses)
    const tsc = join(project.root, 'node_modules/typescript/bin/tsc')
    expect(() =>
      execFileSync(process.execPath, [tsc, '-p', '.'], { cwd: project.root, stdio: 'pipe' }),
    ).not.toThrow()
  })

  it('becomes code with exactly the same texts', () => {
    const found = evaluate(
      project,
      `
      const { messages } = await import('#generated/messages/en.ts')
      const { thingInputSchema } = await import('#generated/schemas/thing.ts')
      const { tables } = await import('#generated/tables/tables.ts')
      const fallback = tables.thing.columns.find(({ name }) => name === 'words').default
      const { messages: zh } = await import('#generated/messages/zh.ts')
      return {
        en: messages.resources.thing.help.words,
        label: zh.resources.thing.deleteConfirm,
        choices: thingInputSchema.properties.choice.enum,
        fallback,
      }`,
    )
    if (!isJsonObject(found)) throw new Error('nothing came back')
    const { en, choices, fallback, label } = found
    expect(choices).toEqual([...texts, null])
    expect(fallback).toBe(all)
    // An invisible character separates Polyglot's own signs.
    for (const said of [en, label])
      expect(typeof said === 'string' && said.replaceAll('\u2060', '')).toBe(all)
    expect(en).not.toContain('%{')
  })

  it('becomes validators that accept exactly these texts', () => {
    const verdicts = evaluate(
      project,
      `
      const { validateThing } = await import('#generated/validators/thing.js')
      return ${JSON.stringify(texts)}.map((choice) => validateThing({ name: 'a', choice, words: 'x', marks: '"' }))
        .concat(validateThing({ name: 'a' }), validateThing({ name: 'a', choice: 'other' }), validateThing({ name: 'a', marks: 'x' }))`,
    )
    expect(verdicts).toEqual([...texts.map(() => true), true, false, false])
  })

  it('becomes SQL that creates the tables and nothing else', async () => {
    const folder = join(project.root, 'generated/migrations')
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.sql'))
    const database = await PGlite.create()
    await database.exec(readFileSync(join(folder, file), 'utf8'))
    const { rows } = await database.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['area51zone', 'class', 'plain', 'thing'])
    await database.query(
      `INSERT INTO thing (id, name, choice) SELECT gen_random_uuid(), 'a', unnest($1::text[])`,
      [texts],
    )
    const stored = await database.query<{ choice: string; words: string }>('SELECT choice, words FROM thing')
    expect(new Set(stored.rows.map(({ choice }) => choice))).toEqual(new Set(texts))
    expect(stored.rows[0]?.words).toBe(all)
    await expect(database.query(`UPDATE thing SET choice = 'other'`)).rejects.toMatchObject({
      code: '23514',
      constraint: 'thing_choice_enum',
    })
    await database.close()
  })
})
