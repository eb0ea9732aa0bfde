import { expect, it } from 'vitest'
import { reachOf } from '#console/session/access/reachOf.ts'
import { seesAll } from '#console/session/access/seesAll.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'

function resource(entity: string, { fields = [], ...more }: Partial<Resource> = {}): Resource {
  return {
    entity,
    kind: 'collection',
    path: `/${entity}s`,
    display: 'name',
    icon: 'Article',
    order: { property: 'id', direction: 'DESC' },
    search: false,
    columns: [],
    filters: [],
    groups: [],
    permissions: { page: entity },
    ...more,
    fields,
  }
}

const field = (source: string, entity: string): Field => ({
  source,
  type: 'reference',
  sortable: false,
  reference: { entity },
})

const user = resource('user')
const remark = resource('remark', { fields: [field('lead_id', 'lead')] })
const lead = resource('lead', {
  fields: [field('seller_id', 'user')],
  ownedBy: { columns: ['seller_id'], codes: { department: 'lead.seeDepartment', all: 'lead.seeAll' } },
})
const visit = resource('visit', { fields: [field('lead_id', 'lead')], ownedBy: { columns: ['lead_id'] } })
const all = [user, remark, lead, visit]

const sees = (of: Resource, ...codes: string[]) => seesAll(new Set(codes), of, all)
const reached = (of: Resource, ...codes: string[]) => reachOf(new Set(codes), of, all)

it('a person sees all records of an entity without owners if its page may be opened', () => {
  expect(sees(remark, 'remark')).toBe(true)
  expect(sees(remark, 'visit')).toBe(false)
})

it('a person sees all records with owners only with the button code for that', () => {
  expect(sees(lead, 'lead')).toBe(false)
  expect(sees(lead, 'lead', 'lead.seeDepartment')).toBe(false)
  expect(sees(lead, 'lead', 'lead.seeAll')).toBe(true)
  expect(sees(lead, '*')).toBe(true)
})

it('a person sees all records that belong to others if they see all of those', () => {
  expect(sees(visit, 'visit')).toBe(false)
  expect(sees(visit, 'visit', 'lead.seeAll')).toBe(true)
  expect(sees(visit, '*')).toBe(true)
})

it('the reach of a person is own, department, or all', () => {
  for (const each of [lead, visit]) {
    expect(reached(each)).toBe('own')
    expect(reached(each, 'lead.seeDepartment')).toBe('department')
    expect(reached(each, 'lead.seeDepartment', 'lead.seeAll')).toBeUndefined()
  }
  expect(reached(remark)).toBeUndefined()
})
