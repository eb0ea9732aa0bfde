import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { generate } from '#scripts/generate/generate.ts'
import { planMigration } from '#scripts/migrate/planMigration.ts'
import { buildProject, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'

it.each(['openapi/openapi.json', 'menus/menus.ts'])(
  'a plan reports merge conflict markers in generated files: %s',
  async (name) => {
    const project = buildProject({ thing: schemaOf({}) })
    onTestFinished(() => project.remove())
    await generate({ root: project.root, check: false })
    const file = join(project.root, 'generated', name)
    writeFileSync(file, `<<<<<<< HEAD\n${readFileSync(file, 'utf8')}>>>>>>> other\n`)
    const place = { url: undefined, folder: join(project.root, 'data') }
    const { refusals } = await planMigration({ root: project.root, place, files: [] })
    expect(refusals.map(({ what }) => what)).toEqual([
      expect.stringMatching(
        /^What is generated cannot be read \(.+\): take it from one of the branches \(git checkout <branch> -- generated\)/u,
      ),
    ])
  },
)
