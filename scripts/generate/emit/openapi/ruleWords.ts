import type { Text } from '#shared/contracts/Text.ts'
import type { Entity, Property } from '../../contracts/Model.ts'
import { bilingual } from './bilingual.ts'

/** The refusals of rules across records: in the schema's own words, else for overlaps by the properties' labels. */
export function ruleWords({ unique, noOverlap, properties }: Entity): string[] {
  const own = unique.flatMap(({ message }) => message ?? [])
  const ranges = noOverlap.map(({ message, from, to }) => message ?? overlapOf(properties, [from, to]))
  return [...own, ...ranges].map(bilingual)
}

function overlapOf(properties: readonly Property[], ends: readonly string[]): Text {
  const labels = ends.flatMap((end) => properties.find(({ name }) => name === end)?.label ?? [])
  const [zh, en] = (['zh', 'en'] as const).map((language) =>
    labels.map((label) => label[language]).join(' – '),
  )
  return { zh: `${zh}：与另一条记录重叠`, en: `${en}: overlaps with another record` }
}
