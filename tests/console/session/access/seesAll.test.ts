import { expect, it } from 'vitest'
import { reachOf } from '#console/session/access/reachOf.ts'
import { seesAll } from '#console/session/access/seesAll.ts'

const permissions = { page: 'lead' }
const reach = { department: 'lead.seeDepartment', all: 'lead.seeAll' }
const sees = (...codes: string[]) => seesAll(new Set(codes), { permissions, reach })
const reached = (...codes: string[]) => reachOf(new Set(codes), { reach })

it('sees all records of a list that may be opened, where they belong to nobody in particular', () => {
  expect(seesAll(new Set(['lead']), { permissions })).toBe(true)
  expect(seesAll(new Set(['visit']), { permissions })).toBe(false)
})

it('sees all records that belong to people only with the button for that', () => {
  expect(sees('lead')).toBe(false)
  expect(sees('lead', 'lead.seeDepartment')).toBe(false)
  expect(sees('lead', 'lead.seeAll')).toBe(true)
  expect(sees('*')).toBe(true)
})

it('tells whose records people see', () => {
  expect(reached('lead')).toBe('own')
  expect(reached('lead', 'lead.seeDepartment')).toBe('department')
  expect(reached('lead', 'lead.seeDepartment', 'lead.seeAll')).toBeUndefined()
})
