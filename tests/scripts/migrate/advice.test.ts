import { describe, expect, it } from 'vitest'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { adviceFor } from '#scripts/migrate/adviceFor.ts'
import { withBrokenParts } from '#scripts/migrate/brokenPart.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { complaintsAbout, loadProject } from '#tests/scripts/dialect/project.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'

const properties: Readonly<Record<string, JsonObject>> = {
  text: { type: 'string' },
  shortText: { type: 'string', maxLength: 5 },
  choice: { enum: ['A', 'B'], default: 'A' },
  whole: { type: 'integer' },
  number: { type: 'number' },
  yes: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  reference: { type: 'string', format: 'uuid', 'x-reference': { entity: 'thing' } },
  object: { type: 'object', properties: { part: { type: 'string', ...labelled('Part') } } },
  tags: { type: 'array', items: { type: 'string' } },
  secret: { type: 'string', 'x-secret': 'encrypt' },
  twice: { type: 'integer', 'x-computed': '2 * 2' },
}

/** The advice when rows break a rule of the property. */
function adviceAbout(name: string, broken = 'max', more: JsonObject = {}): string[] {
  const obstacle = { table: 'thing', rule: `thing_${name}_${broken}`, column: name, condition: 'true' }
  const loaded = loadProject({ 'thing.json': schemaWith(name, more) })
  const source = { loaded, model: buildModel(loaded), isWritten: false }
  return adviceFor({ ...obstacle, rows: 1, isEstimate: false, examples: [] }, source).advice
}

function schemaWith(name: string, more: JsonObject = {}): JsonObject {
  return schemaOf({ [name]: { ...labelled(name), ...properties[name], ...more } })
}

describe('the advice about rows that prevent a migration', () => {
  it.each(Object.keys(properties))('is accepted by the checks of the schema: %s', (name) => {
    const rests = adviceAbout(name).flatMap((line) => /"rest": "(\w+)"/u.exec(line)?.[1] ?? [])
    for (const rest of rests) {
      const schema = schemaWith(name, { 'x-convert': { rest } })
      expect(complaintsAbout({ 'thing.json': schema })).toEqual([])
    }
  })

  it.each(['pattern', 'pattern_2', 'format', 'min_length', 'enum', 'key'])(
    'does not suggest the nearest value for a rule that has none: %s',
    (broken) => {
      expect(adviceAbout('shortText', 'max_length').join()).toContain('"rest": "nearest"')
      expect(adviceAbout('shortText', broken).join()).not.toContain('"rest": "nearest"')
    },
  )

  it('leaves duplicate values to people, since a map or a default would be a duplicate as well', () => {
    const choice = adviceAbout('choice', 'key')
    const empty = adviceAbout('shortText', 'key')
    expect([...choice, ...empty].join()).not.toMatch(/"map"|"nearest"|"rest": "default"/u)
    for (const said of [choice, empty])
      expect(said[0]).toBe(
        'change these values beforehand, with the schema as it was: only people know which of them is right',
      )
    expect(empty[1]).toContain('"x-convert": { "rest": "empty" }')
  })

  it.each([
    ['max_length', 'widen the "x-convert" of "shortText"'],
    ['key', 'write "rest": "empty" in the "x-convert" of "shortText"'],
  ])('does not offer --allow-loss if x-convert decides, where it would be refused: %s', (broken, wanted) => {
    const advice = adviceAbout('shortText', broken, { 'x-convert': { rest: 'refuse' } })
    expect(advice.at(-1)).toContain(`: ${wanted}, which leaves these as they are`)
    expect(advice.join()).not.toContain('--allow-loss')
  })

  it('suggests to leave out a “missing” that would give all rows the same unique value', () => {
    const [first = ''] = adviceAbout('shortText', 'key', { 'x-convert': { missing: 'none' } })
    expect(first).toMatch(
      /^in schemas\/thing\.json:\d+:5: leave "shortText" optional, without the "missing" that all of them would get, /u,
    )
  })

  it.each(['object', 'tags', 'secret'])('says that no x-convert reaches into the property %s', (name) => {
    expect(adviceAbout(name)).toEqual([
      expect.stringContaining(
        `change these values beforehand, with the schema as it was: no x-convert reaches into "${name}"`,
      ),
      `or, to empty them: npm run generate -- --allow-loss thing.${name}`,
    ])
  })

  it('suggests to change the expression of a computed property, whatever its x-convert', () => {
    expect(adviceAbout('twice')).toEqual([
      expect.stringMatching(
        /^in schemas\/thing\.json:\d+:5: let "twice" take what its expression gives, or change the expression$/u,
      ),
    ])
  })
})

describe('the message about a row that prevents a migration', () => {
  const way = (how: string, more: JsonObject): JsonObject => ({
    type: 'object',
    ...labelled(how),
    required: ['how', ...Object.keys(more)],
    properties: { how: { const: how, ...labelled('How') }, ...more },
  })
  const days: JsonObject = { days: { type: 'integer', maximum: 9, ...labelled('Days') } }

  it.each([
    ['{"how": "needed", "gap": 3}', '/way/how must be "fixed" or "asNeeded", and is "needed":'],
    ['{"how": "fixed"}', "/way must have required property 'days':"],
    ['{"how": "fixed", "days": 10}', '/way/days must be <= 9, and is 10:'],
    ['{"how": "asNeeded", "days": 1}', '/way must NOT have additional properties:'],
  ])('names the fault in the chosen alternative, or that none is chosen: %s', (whole, said) => {
    const schema = schemaOf({ way: { ...labelled('Way'), oneOf: [way('fixed', days), way('asNeeded', {})] } })
    const model = buildModel(loadProject({ 'thing.json': schema }))
    const place = { table: 'thing', rule: 'thing_way_content', column: 'way', condition: 'true' }
    const examples = [{ key: '1', value: whole, whole }]
    const told = withBrokenParts({ ...place, rows: 1, isEstimate: false, examples }, model)
    expect(told.examples).toEqual([{ key: '1', value: `${said}  ${whole}`, whole }])
  })
})
