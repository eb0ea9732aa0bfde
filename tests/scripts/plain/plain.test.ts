import { describe, expect, it } from 'vitest'
import { createCompiler } from '#scripts/generate/emit/validators/createCompiler.ts'
import { schemaToCompile } from '#scripts/generate/emit/validators/schemaToCompile.ts'
import { inputSchemaOf } from '#scripts/generate/model/schemas/inputSchemas.ts'
import { complaintsAbout, entityOf } from '../dialect/project.ts'
import { accepted, refused } from './cases.ts'

describe('plain JSON Schemas from other sources', () => {
  it('include more than forty different ones', () => {
    expect(accepted.length + refused.length).toBeGreaterThan(40)
  })

  it.each(refused)('are refused with file, line and keyword: $name', ({ name, schema, refused: named }) => {
    const complaints = complaintsAbout({ [`${name}.json`]: schema })
    expect(complaints.find((complaint) => complaint.includes(named))).toMatch(
      new RegExp(`^schemas/${name}\\.json:\\d+:\\d+ /.*\\. `, 'u'),
    )
  })

  it.each(accepted)(
    'compile to validators that accept and refuse the given records: $name',
    ({ name, schema, takes, refuses }) => {
      const input = inputSchemaOf(entityOf(`${name}.json`, schema))
      const validate = createCompiler().compile({ ...schemaToCompile(input) })
      expect(validate(takes), JSON.stringify(validate.errors)).toBe(true)
      expect(validate(refuses)).toBe(false)
    },
  )
})
