import type { Document } from '../load/Document.ts'
import type { Problem } from '../load/Problem.ts'
import { pointerOf } from '../load/readJson.ts'
import { groupCodesOf } from './checkRelations.ts'

/** The codes of the menu's groups are unique. */
export function checkMenuGroups(document: Document): Problem[] {
  const codes = groupCodesOf(document.value)
  return codes.flatMap((code, index) => {
    if (codes.indexOf(code) === index) return []
    const path = ['groups', index, 'code']
    const words = { message: `Two groups have the code "${code}".`, advice: 'Rename one of them.' }
    return [
      {
        ...document.positionOf(path),
        pointer: pointerOf(path),
        keyword: 'code',
        ...words,
        severity: 'error',
      },
    ]
  })
}
