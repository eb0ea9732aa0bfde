import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { complaintsAbout } from './project.ts'

const reference = (entity: string): JsonObject => ({
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, onDelete: 'clear' },
  'x-label': { zh: entity, en: entity },
})

function schema(path: string, own: JsonObject, properties: JsonObject = {}): JsonObject {
  return {
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path, label: { zh: path, en: path }, ...own },
    properties: { name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } }, ...properties },
  }
}

const user = schema('/users', {})
const lead = (own: JsonObject, properties: JsonObject = { seller_id: reference('user') }) =>
  schema('/leads', own, properties)
const visit = (ownedBy: Json) => schema('/visits', { ownedBy }, { lead_id: reference('lead') })

/** The complaints, without line and column. */
function said(schemas: Record<string, JsonObject>): string[] {
  const files = Object.entries({ user, ...schemas }).map(([name, value]) => [`${name}.json`, value] as const)
  return complaintsAbout(Object.fromEntries(files)).map((complaint) => complaint.replace(/^\d+:\d+ /u, ''))
}

describe('"ownedBy"', () => {
  it('accepts references to users, and to records that belong to users', () => {
    expect(said({ lead: lead({ ownedBy: ['seller_id'] }), visit: visit(['lead_id']) })).toEqual([])
  })

  it('ends at users, even if these belong to users themselves', () => {
    const invited = schema('/users', { ownedBy: ['inviter_id'] }, { inviter_id: reference('user') })
    const schemas = { user: invited, lead: lead({ ownedBy: ['seller_id'] }), visit: visit(['lead_id']) }
    expect(said(schemas)).toEqual([])
  })

  it.each<[string, Record<string, JsonObject>, string]>([
    [
      'a property that is not there',
      { lead: lead({ ownedBy: ['saler_id'] }) },
      '/x-entity/ownedBy/0  There is no property "saler_id". Write "seller_id".',
    ],
    [
      'a property that refers to nothing',
      { lead: lead({ ownedBy: ['name'] }) },
      '/x-entity/ownedBy/0  "name" does not fit here: it refers to no record. Write "seller_id".',
    ],
    [
      'a list of references',
      {
        lead: lead(
          { ownedBy: ['helpers'] },
          {
            seller_id: reference('user'),
            helpers: {
              type: 'array',
              uniqueItems: true,
              items: reference('user'),
              'x-label': { zh: '协作人', en: 'Helpers' },
            },
          },
        ),
      },
      '/x-entity/ownedBy/0  "helpers" does not fit here: it is a list of references. Write "seller_id".',
    ],
    [
      'a reference to records that belong to nobody',
      { lead: lead({}), visit: visit(['lead_id']) },
      '/x-entity/ownedBy/0  "lead_id" does not fit here: records of "lead" belong to nobody; give that entity "ownedBy" first.',
    ],
    [
      'a reference that leads back',
      { lead: lead({ ownedBy: ['visit_id'] }, { visit_id: reference('visit') }), visit: visit(['lead_id']) },
      '/x-entity/ownedBy/0  "visit_id" does not fit here: it leads back to "lead".',
    ],
    [
      'a single record',
      { lead: lead({ kind: 'single', ownedBy: ['seller_id'] }) },
      '/x-entity/ownedBy  A single record belongs to nobody in particular. Remove "ownedBy".',
    ],
    [
      'rows that belong to others than their record',
      {
        lead: lead(
          { ownedBy: ['seller_id'] },
          {
            seller_id: reference('user'),
            visits: {
              type: 'array',
              'x-children': { entity: 'visit' },
              'x-label': { zh: '拜访', en: 'Visits' },
            },
          },
        ),
        visit: schema(
          '/visits',
          { ownedBy: ['keeper_id'] },
          { lead_id: reference('lead'), keeper_id: reference('user') },
        ),
      },
      '/x-entity/ownedBy  The records are rows of "visits" of "lead", so they belong to that record. Write ["lead_id"].',
    ],
  ])('refuses %s', (_what, schemas, complaint) => {
    expect(said(schemas)).toContainEqual(expect.stringContaining(complaint))
  })

  it('is asked for if rows can be seen on a page of their own', () => {
    const visits: JsonObject = {
      type: 'array',
      'x-children': { entity: 'visit' },
      'x-label': { zh: '拜访', en: 'Visits' },
    }
    const open = schema('/visits', {}, { lead_id: reference('lead') })
    const owner = lead({ ownedBy: ['seller_id'] }, { seller_id: reference('user'), visits })
    expect(said({ lead: owner, visit: open })).toEqual([
      expect.stringContaining('Write "ownedBy": ["lead_id"] in "visit".'),
    ])
    expect(said({ lead: owner, visit: visit(['lead_id']) })).toEqual([])
  })

  it('reserves its codes, so that no move can have them', () => {
    const stage: JsonObject = {
      type: 'string',
      oneOf: ['open', 'shown'].map((value) => ({ const: value, 'x-label': { zh: value, en: value } })),
      'x-label': { zh: '阶段', en: 'Stage' },
      'x-states': {
        moves: [{ code: 'seeAll', from: ['open'], to: 'shown', label: { zh: '展示', en: 'Show' } }],
      },
    }
    const own = { ownedBy: ['seller_id'] }
    expect(said({ lead: lead(own, { seller_id: reference('user'), stage }) })).toContainEqual(
      expect.stringContaining('"seeAll" is taken'),
    )
  })
})
