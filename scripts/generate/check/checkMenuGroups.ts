import type { Json } from '#shared/contracts/Json.ts'
import type { Document } from '../load/Document.ts'
import type { Problem } from '../load/Problem.ts'
import { pointerOf, textOf } from '../load/readJson.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { ownPages } from '#shared/permissions/ownPages.ts'
import { menuOf } from '../model/menuOf.ts'
import { insteadOf } from '../spelling/nearest.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

/** Checks that the codes of the menu's groups are unique. */
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

/** Menu groups exist, and no page has the code of a group or of one of the console's own pages. */
export function checkMenuGroup(groups: readonly string[]): Rule {
  return ({ own, schema }) => {
    const group = textOf(objectOf(own['menu'])['group'])
    const unknown = menuGroupComplaint(group, groups, ['x-entity', 'menu', 'group'])
    return unknown.length > 0 ? unknown : takenCode(menuOf(own, schema.name).code, groups)
  }
}

function takenCode(code: string, groups: readonly string[]): Complaint[] {
  const page = ownPages.find(
    ({ name, group }) => code === (groups.includes(group) ? `${group}.${name}` : name),
  )
  if (!page && !groups.includes(code)) return []
  const what = page ? `the page "${page.label.en}"` : 'a menu group'
  const message = `Its page would have the code "${code}", which is that of ${what}.`
  return [{ path: [], message, advice: 'Write another "group" in "menu" of "x-entity", or rename the file.' }]
}

/** Complains of a page's menu group that does not exist. */
export function menuGroupComplaint(
  group: string | undefined,
  groups: readonly string[],
  path: Complaint['path'],
): Complaint[] {
  if (group === undefined || groups.includes(group)) return []
  const message = `There is no menu group "${group}".`
  const advice = `${insteadOf(group, groups)} Groups stand in schemas/definitions/menuGroups.json.`
  return [{ path, message, advice }]
}

/** The codes that a list of groups declares. */
export function groupCodesOf(value: Json): string[] {
  return listOf(objectOf(value)['groups']).flatMap((group) => textOf(objectOf(group)['code']) ?? [])
}
