import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkSchemas } from '#scripts/generate/check/checkSchemas.ts'
import { formatProblem } from '#scripts/generate/load/formatProblem.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import { namesOf } from '#scripts/prove/drift/namesOf.ts'
import { renameSchemas } from '#scripts/prove/drift/renameSchemas.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

it('renames every property of all schemas and examples wherever one of them names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-renamed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true })
  const examples = join(projectRoot, 'docs/examples')
  for (const name of readdirSync(examples).filter((each) => each.endsWith('.json'))) {
    const text = readFileSync(join(examples, name), 'utf8')
    writeFileSync(join(folder, 'schemas', name), text.replace('../../schemas/dialect.json', './dialect.json'))
  }
  renameSchemas(folder, 'property', namesOf(folder))
  const errors = checkSchemas(loadSchemas(folder)).filter(({ severity }) => severity === 'error')
  expect(errors.map(formatProblem)).toEqual([])
  const lines = readFileSync(join(folder, 'schemas/invoiceLine.json'), 'utf8')
  expect(lines).toContain('"(good_id_drift.price_drift - price_drift) * quantity_drift"')
  expect(lines).toContain('"property": "good_id_drift.price_drift"')
  const counts = readFileSync(join(folder, 'schemas/stockTaking.json'), 'utf8')
  expect(counts).toContain('"sum(lines_drift, pieces)"')
})
