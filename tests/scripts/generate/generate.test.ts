import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { generate } from '#scripts/generate/generate.ts'
import type { GenerateOptions } from '#scripts/generate/generate.ts'
import { buildProject, choiceOf, labelled, schemaOf } from './support/buildProject.ts'
import type { Project } from './support/buildProject.ts'

const here = fileURLToPath(new URL('../../../', import.meta.url))
const extra = { extra: { ...labelled('Extra'), type: 'string' } }

describe('the generate command', () => {
  let project: Project
  beforeEach(async () => {
    project = buildProject({ thing: schemaOf({}) })
    await generate({ root: project.root, check: false })
  })
  afterEach(() => project.remove())

  const path = (name: string) => join(project.root, name)
  const stamps = () => listed().map((name) => [name, statSync(path(`generated/${name}`)).mtimeMs])
  const listed = () =>
    readdirSync(path('generated'), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path(`generated/${name}`)).isFile())
      .sort()

  it('finds the committed files up to date', async () => {
    expect(await generate({ root: here, check: true })).toMatchObject({
      ok: true,
      changed: [],
      removed: [],
      errors: [],
    })
  })

  it('writes nothing on a second run', async () => {
    const before = stamps()
    expect(await generate({ root: project.root, check: false })).toMatchObject({
      ok: true,
      changed: [],
      removed: [],
    })
    expect(stamps()).toEqual(before)
  })

  it.each(['last-run.json', 'former-snapshot.json', 'texts.json'])(
    'recovers from a cache file that a stopped run left incomplete: %s',
    async (name) => {
      project.put('thing', schemaOf(extra))
      await generate({ root: project.root, check: false })
      writeFileSync(path(`.cache/generate/${name}`), '{ "fingerp')
      expect(await generate({ root: project.root, check: false })).toMatchObject({ ok: true, errors: [] })
    },
  )

  it('writes only the files that a change of one schema affects', async () => {
    project.put('second', schemaOf({}, { 'x-entity': { path: '/seconds' } }))
    const { changed } = await generate({ root: project.root, check: false })
    expect(changed).toContain('generated/routes/second.ts')
    expect(changed).toContain('generated/routes/routes.ts')
    expect(changed).not.toContain('generated/routes/thing.ts')
  })

  it('removes the files of a deleted entity, and no others', async () => {
    project.put('thing', undefined)
    project.put('other', schemaOf({}, { 'x-entity': { path: '/others' } }))
    await generate({ root: project.root, check: false, allowLoss: { places: ['thing'] } })
    expect(listed().filter((name) => name.includes('thing'))).toEqual([])
    expect(existsSync(path('generated/tsconfig.json'))).toBe(true)
    expect(existsSync(path('generated/migrations/0001_initial.sql'))).toBe(true)
  })

  it('writes every file again after the folder was deleted', async () => {
    const before = listed()
    rmSync(path('generated'), { recursive: true })
    await generate({ root: project.root, check: false })
    expect(listed()).toEqual(before)
    const settings = 'generated/tsconfig.json'
    expect(readFileSync(path(settings), 'utf8')).toBe(readFileSync(join(here, settings), 'utf8'))
  })

  it('notes that the history of migrations starts over if version control has another one', async () => {
    const notes = async () => (await generate({ root: project.root, check: false })).notes
    const git = (...words: string[]) => execFileSync('git', words, { cwd: project.root })
    git('init', '--quiet')
    git('add', 'generated/migrations')
    expect(await notes()).toEqual([])
    rmSync(path('generated'), { recursive: true })
    expect(await notes()).toEqual([
      expect.stringMatching(
        /^generated\/migrations\/0001_initial.* note: .* history starts over.*git checkout HEAD/u,
      ),
    ])
    git('checkout', '--', 'generated/migrations')
    expect(await notes()).toEqual([])
  })

  it('removes the folder of an emitter that no longer exists', async () => {
    mkdirSync(path('generated/labels'))
    writeFileSync(path('generated/labels/thing.ts'), '')
    await generate({ root: project.root, check: false })
    expect(existsSync(path('generated/labels'))).toBe(false)
  })

  it('writes a migration again with the losses that it was allowed before, and no more', async () => {
    const other = { other: { ...labelled('Other'), type: 'string' } }
    const further = { further: { ...labelled('Further'), type: 'string' } }
    const run = (schema: JsonObject, how: Partial<GenerateOptions>) => {
      project.put('thing', schemaOf(schema))
      return generate({ root: project.root, check: false, ...how })
    }
    await run({ ...extra, ...other }, {})
    await run(other, { allowLoss: { places: ['thing.extra'], reason: 'nobody used it' } })
    const { ok, changed } = await run({ ...other, ...further }, { again: true })
    expect(ok).toBe(true)
    const written = changed.find((name) => name.includes('/0003_')) ?? ''
    expect(readFileSync(path(written), 'utf8')).toMatch(/thing\.extra[^]*Reason: nobody used it/u)
    const refused = await run(further, { again: true })
    expect(refused.errors.join()).toMatch(
      /would lose .*thing\.other.*npm run generate -- --again --allow-loss thing\.other$/u,
    )
  })

  it('only lists the differences in a check', async () => {
    const before = stamps()
    project.put('thing', schemaOf(extra))
    writeFileSync(path('generated/stray.ts'), '')
    const result = await generate({ root: project.root, check: true })
    expect(result).toMatchObject({ ok: false, removed: ['generated/stray.ts'] })
    expect(result.changed).toContain('generated/types/thing.ts')
    expect(result.changed).toContain('generated/migrations/0002_add_thing_extra.sql')
    expect(stamps().filter(([name]) => name !== 'stray.ts')).toEqual(before)
  })

  it('notices a generated file that was edited by hand', async () => {
    writeFileSync(path('generated/routes/thing.ts'), '// edited')
    expect(await generate({ root: project.root, check: true })).toMatchObject({
      ok: false,
      changed: ['generated/routes/thing.ts'],
    })
  })

  it('writes nothing while a schema has an error, and reports its place', async () => {
    const before = stamps()
    project.put('thing', schemaOf({ extra: { ...labelled('Extra'), type: 'strin' } }))
    const result = await generate({ root: project.root, check: false })
    expect(result.ok).toBe(false)
    expect(result.errors.join()).toMatch(/schemas\/thing\.json:\d+:\d+ \/properties\/extra\/type/u)
    expect(stamps()).toEqual(before)
  })

  it('refuses two entities with the same call, and two calls with the same name', async () => {
    const parent_id = {
      ...labelled('Parent'),
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'thing', onDelete: 'refuse' },
    }
    const status = {
      ...choiceOf('Status', ['on', 'off']),
      default: 'on',
      'x-states': {
        initial: ['on'],
        moves: [{ code: 'update', from: ['on'], to: 'off', label: { zh: '关', en: 'Off' } }],
      },
    }
    project.put(
      'thing',
      schemaOf({ parent_id, status }, { 'x-entity': { kind: 'tree', parent: 'parent_id' } }),
    )
    project.put('branch', schemaOf({}, { 'x-entity': { path: '/things/tree' } }))
    const { ok, errors } = await generate({ root: project.root, check: false })
    expect(ok).toBe(false)
    expect(errors).toContainEqual(
      expect.stringMatching(
        /^schemas\/\w+\.json:\d+:5 \/x-entity\/path {2}Two entities offer GET \/things\/tree\. Change/u,
      ),
    )
    expect(errors).toContainEqual(
      expect.stringMatching(
        /^schemas\/thing\.json:\d+:\d+ \/properties\/status\/x-states\/moves\/0\/code {2}Two calls are called updateThing\. Give/u,
      ),
    )
  })

  it('names the schema to edit in the first line of every file', () => {
    for (const name of listed().filter((file) => /\.(ts|js|sql)$/u.test(file))) {
      const [first] = readFileSync(path(`generated/${name}`), 'utf8').split('\n')
      expect(first).toMatch(/^(\/\/|--) Written by `npm run generate` from schemas\/(thing|\*)\.json\./u)
    }
  })

  describe('refuses to continue from migrations', () => {
    const snapshot = 'generated/migrations/snapshot.json'
    const marked = (text: string) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`
    const edit = (file: string, change: (text: string) => string) =>
      writeFileSync(path(file), change(readFileSync(path(file), 'utf8')))
    const said = async () => {
      const { ok, errors } = await generate({ root: project.root, check: false })
      expect([ok, errors.length]).toEqual([false, 1])
      return errors[0]
    }

    it('whose snapshot is missing', async () => {
      rmSync(path(snapshot))
      expect(await said()).toContain('restore it from version control')
    })

    it('of two branches with the same number, and says what to do', async () => {
      writeFileSync(path('generated/migrations/0002_add_a.sql'), '')
      writeFileSync(path('generated/migrations/0002_add_b.sql'), '')
      expect(await said()).toMatch(
        /0002_add_a\.sql and 0002_add_b\.sql have the same number.*delete the other one and run: npm run generate/u,
      )
    })

    // If no line conflicts, Git merges both tables into one snapshot, and nothing would ever create the second one.
    it('of two branches that Git merged, until one follows the other', async () => {
      const git = (...words: string[]) => execFileSync('git', words, { cwd: project.root, stdio: 'pipe' })
      const add = async (name: string) => {
        git('checkout', '-q', '-b', name, 'trunk')
        project.put(name, schemaOf({}, { 'x-entity': { path: `/${name}s` } }))
        await generate({ root: project.root, check: false })
        git('add', 'schemas', 'generated')
        git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-q', '-m', name)
      }
      git('init', '-q', '-b', 'trunk')
      git('add', 'schemas', 'generated')
      git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-q', '-m', 'trunk')
      await add('alpha')
      await add('zeta')
      expect(() => git('merge', '-q', 'alpha')).toThrow(/failed/u)
      rmSync(path('generated/migrations/0002_add_alpha.sql'))
      expect(await said()).toMatch(
        /snapshot\.json:\d+ has the conflict marks of a merge: .*git checkout <branch> --/u,
      )
      git('checkout', 'alpha', '--', 'generated/migrations')
      rmSync(path('generated/migrations/0002_add_alpha.sql'))
      expect(await said()).toMatch(
        /snapshot\.json belongs to 0002_add_alpha\.sql, but the newest migration is 0002_add_zeta\.sql: .*git checkout/u,
      )
      git('checkout', 'zeta', '--', 'generated/migrations')
      const { ok, changed } = await generate({ root: project.root, check: false })
      expect([ok, changed]).toEqual([
        true,
        expect.arrayContaining(['generated/migrations/0003_add_alpha.sql']),
      ])
    })

    it.each([snapshot, 'generated/migrations/0001_initial.sql'])(
      'with merge conflict marks, and names their line: %s',
      async (file) => {
        edit(file, marked)
        expect(await said()).toMatch(
          `${file}:1 has the conflict marks of a merge: take generated/migrations/`,
        )
      },
    )

    it.each<[string, (text: string) => string]>([
      ['is cut off', (text) => text.slice(0, 500)],
      ['is no object', () => '[]'],
      ['lacks a table’s name', (text) => text.replace('"name"', '"nam"')],
      ['lacks a column’s type', (text) => text.replace('"type"', '"typ"')],
    ])('whose snapshot %s', async (_, change) => {
      edit(snapshot, change)
      expect(await said()).toMatch(
        /^generated\/migrations\/snapshot\.json .*restore it from version control/u,
      )
    })
  })

  it('exits with 1 and lists the differences that a check finds', () => {
    linkScripts(project)
    project.put('thing', schemaOf(extra))
    const run = () =>
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts', '--check'], {
        cwd: project.root,
        stdio: 'pipe',
      })
    expect(run).toThrow(/status|Command failed/u)
    expect(outputOf(run)).toContain('differs generated/types/thing.ts')
  })

  it('keeps watching after an error', async () => {
    linkScripts(project)
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate.ts', '--watch'], {
      cwd: project.root,
    })
    let output = ''
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    child.stderr.on('data', (part: Buffer) => (output += part.toString()))
    const said = (text: string) => expect.poll(() => output).toContain(text)
    await said('up to date')
    writeFileSync(path('schemas/thing.json'), '{ broken')
    await said('schemas/thing.json:1:')
    project.put('thing', schemaOf(extra))
    await said('wrote generated/types/thing.ts')
    child.kill()
  })
})

/** The command finds its project by its own location, so the test's project gets the scripts as files of its own. */
function linkScripts(project: Project): void {
  mkdirSync(join(project.root, 'scripts/steps'), { recursive: true })
  for (const name of ['generate.ts', 'steps/root.ts', 'steps/readArguments.ts']) {
    writeFileSync(join(project.root, 'scripts', name), readFileSync(join(here, 'scripts', name)))
  }
  symlinkSync(join(here, 'scripts/generate'), join(project.root, 'scripts/generate'))
}

function outputOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
}
