import { expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { complaintsAbout } from './project.ts'

const actions = ['create', 'edit', 'delete', 'restore']
const name: JsonObject = { ...labelled('Name'), type: 'string', maxLength: 20 }
const club = (own: JsonObject, properties: Record<string, JsonObject> = {}) =>
  schemaOf(
    { name, ...properties },
    { 'x-entity': { path: '/clubs', label: { zh: '俱乐部', en: 'Club' }, ...own } },
  )
const about = (own: JsonObject, others: Record<string, JsonObject> = {}, properties = {}) =>
  complaintsAbout({ 'club.json': club(own, properties), ...others }).join('\n')

it('records can be restored only if deleting keeps them and everything that goes with them', () => {
  expect(about({ actions })).toContain('Records that are deleted are gone for good. Add "softDelete": true.')
  expect(about({ softDelete: true, actions: ['restore'] })).toContain('Nobody deletes any record.')
  const club_id = {
    ...labelled('Club'),
    type: 'string',
    format: 'uuid',
    'x-reference': { entity: 'club', onDelete: 'cascade' },
  }
  const entity = { path: '/members', label: { zh: '会员', en: 'Member' } }
  const member = schemaOf({ name, club_id }, { 'x-entity': entity })
  expect(about({ softDelete: true, actions }, { 'member.json': member })).toContain(
    'takes each "member" of its own along for good',
  )
  const kept = schemaOf({ name, club_id }, { 'x-entity': { ...entity, softDelete: true } })
  expect(about({ softDelete: true, actions }, { 'member.json': kept })).toBe('')
})

it('records cannot be restored if kept records in between take others along for good', () => {
  const to = (entity: string) => ({
    ...labelled('Above'),
    type: 'string',
    format: 'uuid',
    'x-reference': { entity, onDelete: 'cascade' },
  })
  const entity = (path: string, own: JsonObject = {}) => ({
    'x-entity': { path, label: { zh: path, en: path }, ...own },
  })
  const member = schemaOf({ name, above_id: to('club') }, entity('/members', { softDelete: true }))
  const card = (own: JsonObject = {}) => schemaOf({ name, above_id: to('member') }, entity('/cards', own))
  const told = (own?: JsonObject) =>
    about({ softDelete: true, actions }, { 'member.json': member, 'card.json': card(own) })
  expect(told()).toContain('takes each "card" of its own along for good')
  expect(told({ softDelete: true })).toBe('')
})

it('records can be deleted for good only if they can be restored', () => {
  const chosen = 'What is deleted for good is chosen from the records that were deleted. Add "restore"'
  expect(about({ softDelete: true, actions: ['delete', 'purge'] })).toContain(chosen)
  expect(about({ softDelete: true, actions: [...actions, 'purge'] })).toBe('')
})

it('a move with the code of the restore button is refused', () => {
  const states = ['on', 'off'].map((value) => ({ const: value, 'x-label': { zh: value, en: value } }))
  const state = {
    ...labelled('State'),
    type: 'string',
    oneOf: states,
    default: 'on',
    'x-states': {
      moves: [{ code: 'restore', from: ['on'], to: 'off', label: { zh: '恢复', en: 'Restore' } }],
    },
  }
  expect(about({ softDelete: true, actions }, {}, { state })).toContain('A move has the code "restore", too.')
  expect(about({ softDelete: true }, {}, { state })).toBe('')
})
