import { expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { complaintsAbout } from './project.ts'

const entity = (path: string, en: string): JsonObject => ({
  'x-entity': { path, label: { zh: en, en } },
})
const reference = (to: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(to),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity: to, ...more },
})

/** A ward with a mistake that hides all its properties. */
const ward = schemaOf(
  { closed: { ...labelled('Closed'), type: 'boolean', default: false, titel: 'Closed' } },
  entity('/wards', 'Ward'),
)

const bed = schemaOf(
  {
    ward_id: reference('ward', { where: { closed: false } }),
    other_id: reference('bed', { where: { name: { property: 'ward_id.name' } } }),
    fee: { ...labelled('Fee'), type: 'boolean', 'x-default': { property: 'ward_id.closed' } },
    isOpen: { ...labelled('Open'), type: 'boolean', 'x-computed': '!ward_id.closed' },
    stays: { ...labelled('Stays'), type: 'array', 'x-children': { entity: 'stay', order: 'place' } },
  },
  entity('/beds', 'Bed'),
)

/** A stay with such a mistake, too. */
const stay = schemaOf(
  {
    bed_id: reference('bed', { onDelete: 'cascade' }),
    place: { ...labelled('Place'), type: 'integer', titel: 'Place' },
  },
  entity('/stays', 'Stay'),
)

it('a broken schema is reported, and the schemas that depend on it are not', () => {
  const complaints = complaintsAbout({ 'ward.json': ward, 'bed.json': bed, 'stay.json': stay })
  expect(complaints).toEqual([
    expect.stringMatching(/^schemas\/stay\.json:\S+ \/properties\/place\/titel /u),
    expect.stringMatching(/^schemas\/ward\.json:\S+ \/properties\/closed\/titel /u),
  ])
})

it('an error in rows is reported in the schema of the rows alone', () => {
  const beds = schemaOf(
    { stays: { ...labelled('Stays'), type: 'array', 'x-children': { entity: 'stay' } } },
    entity('/beds', 'Bed'),
  )
  const stays = schemaOf(
    {
      bed_id: reference('bed', { onDelete: 'cascade' }),
      meal: { ...labelled('Meal'), type: 'string', enum: ['full', 'half'] },
    },
    entity('/stays', 'Stay'),
  )
  expect(complaintsAbout({ 'bed.json': beds, 'stay.json': stays })).toEqual([
    expect.stringMatching(/^schemas\/stay\.json:\S+ \/properties\/meal\/enum .*have no labels/u),
  ])
})

const reading = schemaOf(
  {
    ward_id: reference('ward'),
    fee: { ...labelled('Fee'), type: 'boolean', 'x-default': { property: 'ward_id.closed' } },
    isOpen: { ...labelled('Open'), type: 'boolean', 'x-computed': '!ward_id.closed' },
    stays: { ...labelled('Stays'), type: 'array', 'x-children': { entity: 'stay' } },
    nights: { ...labelled('Nights'), type: 'integer', 'x-computed': 'sum(stays, nights)' },
  },
  entity('/beds', 'Bed'),
)

it('no expression is reported while the schemas that it reads are half saved', () => {
  expect(complaintsAbout({ 'ward.json': '{', 'bed.json': reading, 'stay.json': '{' })).toEqual([
    expect.stringMatching(/^schemas\/stay\.json:1:\d+ .*not closed/u),
    expect.stringMatching(/^schemas\/ward\.json:1:\d+ .*not closed/u),
  ])
})

it('a missing schema is reported as an unknown entity, and nothing else is', () => {
  const stays = schemaOf(
    {
      bed_id: reference('bed', { onDelete: 'cascade' }),
      nights: { ...labelled('Nights'), type: 'integer', minimum: 0 },
    },
    entity('/stays', 'Stay'),
  )
  expect(complaintsAbout({ 'bed.json': reading, 'stay.json': stays })).toEqual([
    expect.stringMatching(
      /^schemas\/bed\.json:\S+ \/properties\/ward_id\/x-reference\/entity {2}There is no entity "ward"/u,
    ),
  ])
})

it('a reference to an unknown entity is reported, and the limits that compare it are not', () => {
  const animal = schemaOf({ owner_id: reference('owner') }, entity('/animals', 'Animal'))
  const visit = schemaOf(
    {
      owner_id: reference('owners'),
      animal_id: reference('animal', { where: { owner_id: { property: 'owner_id' } } }),
    },
    entity('/visits', 'Visit'),
  )
  const owner = schemaOf({}, entity('/owners', 'Owner'))
  const complaints = complaintsAbout({ 'owner.json': owner, 'animal.json': animal, 'visit.json': visit })
  expect(complaints).toEqual([expect.stringContaining('/properties/owner_id/x-reference/entity')])
})
