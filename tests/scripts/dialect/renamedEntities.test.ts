import { expect, it } from 'vitest'
import { schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { complaintsAbout } from './project.ts'

const renamed = (name: string, renamedFrom: string) => ({
  [`${name}.json`]: schemaOf({}, { 'x-entity': { path: `/${name}s`, renamedFrom } }),
})

it('two entities that swap their names are refused with the steps to take', () => {
  const steps =
    'Swap names in three steps, with npm run generate after each: one to a third name, the other to the free one, the third to what is free then.'
  expect(complaintsAbout({ ...renamed('tag', 'label'), ...renamed('label', 'tag') })).toEqual([
    expect.stringMatching(
      /^schemas\/label\.json:\d+:\d+ \/x-entity\/renamedFrom {2}The entity "tag" still exists\. /u,
    ),
    `schemas/tag.json:11:5 /x-entity/renamedFrom  The entity "label" still exists. ${steps}`,
  ])
})

it('two entities that were renamed from the same one are refused', () => {
  expect(complaintsAbout({ ...renamed('badge', 'tag'), ...renamed('label', 'tag') })).toEqual([
    'schemas/label.json:11:5 /x-entity/renamedFrom  The entity "badge" was already renamed from "tag". Keep one of them.',
  ])
})
