import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkSchemas } from '#scripts/generate/check/checkSchemas.ts'
import { formatProblem } from '#scripts/generate/load/formatProblem.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import type { NameKind } from '#scripts/prove/drift/Name.ts'
import { namesOf } from '#scripts/prove/drift/namesOf.ts'
import { renameSchemas } from '#scripts/prove/drift/renameSchemas.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

/** A folder with the schemas of the product and those of the documentation, in which all names of one kind are changed. */
function renamed(kind: NameKind): string {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-renamed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true })
  for (const place of ['docs/examples', 'tests/docs/everything/schemas']) {
    const examples = join(projectRoot, place)
    for (const name of readdirSync(examples).filter((each) => each.endsWith('.json'))) {
      const text = readFileSync(join(examples, name), 'utf8')
      writeFileSync(join(folder, 'schemas', name), text.replace(/"[./]*dialect\.json"/u, '"./dialect.json"'))
    }
  }
  renameSchemas(folder, kind, namesOf(folder))
  return folder
}

it.each(['property', 'value', 'move', 'entity'] as const)(
  'every %s is renamed in all schemas and examples, which stay valid',
  (kind) => {
    const errors = checkSchemas(loadSchemas(renamed(kind))).filter(({ severity }) => severity === 'error')
    expect(errors.map(formatProblem)).toEqual([])
  },
)

it('a property is also renamed where an expression or a rule names it', () => {
  const folder = renamed('property')
  const lines = readFileSync(join(folder, 'schemas/invoiceLine.json'), 'utf8')
  expect(lines).toContain('"(good_id_drift.price_drift - price_drift) * quantity_drift"')
  expect(lines).toContain('"property": "good_id_drift.price_drift"')
  const counts = readFileSync(join(folder, 'schemas/stockTaking.json'), 'utf8')
  expect(counts).toContain('"sum(lines_drift, pieces)"')
  const visits = readFileSync(join(folder, 'schemas/quote.json'), 'utf8')
  expect(visits).toContain('"property": "department_id_drift"')
  // Names inside a property are not changed.
  expect(visits).toContain('"property": "branch_id"')
  expect(visits).toContain('"property": "helper_id.department_id_drift"')
})
