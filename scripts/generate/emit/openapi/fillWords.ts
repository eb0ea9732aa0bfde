import type { Fill } from '#shared/contracts/Table.ts'
import { isFilledByReference } from '#shared/validation/fillRecord.ts'
import { bilingual } from './bilingual.ts'

/** The description of the value that a new record gets if it leaves a property out. */
export function fillWords(fill: Fill): string {
  if ('now' in fill) return bilingual({ zh: '新建时不填则为当时', en: 'Left out of a new record: now' })
  if ('currentUser' in fill)
    return bilingual({ zh: '新建时不填则为创建人', en: 'Left out of a new record: who makes it' })
  const path = isFilledByReference(fill) ? `${fill.through}.${fill.property}` : fill.property
  return bilingual({ zh: `新建时不填则取 ${path}`, en: `Left out of a new record: taken from ${path}` })
}
