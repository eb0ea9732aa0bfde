import type { JsonObject } from '#shared/contracts/Json.ts'
import type { NoOverlap } from '#shared/contracts/Table.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import { partsOfRule } from './partsOfRule.ts'
import { shortened } from '../names/shortened.ts'

/** The periods and ranges of an entity that may not overlap. */
export function noOverlapOf(own: JsonObject, tableName: string): NoOverlap[] {
  return listOf(own['noOverlap'])
    .map(objectOf)
    .map((rule) => {
      const from = textOf(rule['from']) ?? ''
      const to = textOf(rule['to']) ?? ''
      const within = textsOf(rule['within'])
      const name = shortened(`${tableName}_${[...within, from, to].join('_')}_overlap`)
      return { name, from, to, within, ...partsOfRule(rule) }
    })
}
