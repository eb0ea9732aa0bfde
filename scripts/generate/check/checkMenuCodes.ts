import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../load/readJson.ts'
import { menuOf } from '../model/menuOf.ts'
import { reachActions } from '../model/reachButtons.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

// The same as in schemas/definitions/code.json.
const longestCode = 100

/** The codes of a page and of its buttons fit into the table of menus. */
export const checkMenuCodes: Rule = ({ own, schema, declared }) => {
  const page = menuOf(own, schema.name).code
  const longest = `${page}.${reachActions.department}`
  if (longest.length > longestCode) {
    const advice = 'Give the file or its menu group a shorter name.'
    return [{ path: [], message: tooLong('A button of its page', longest), advice }]
  }
  return Object.entries(declared).flatMap(([name, property]) =>
    listOf(objectOf(objectOf(property)['x-states'])['moves']).flatMap((move, index): Complaint[] => {
      const code = `${page}.${textOf(objectOf(move)['code']) ?? ''}`
      if (code.length <= longestCode) return []
      const path = ['properties', name, 'x-states', 'moves', index, 'code']
      return [{ path, message: tooLong('Its button', code), advice: 'Write a shorter code.' }]
    }),
  )
}

function tooLong(what: string, { length }: string): string {
  return `${what} would have a code of ${length} characters, and a menu has at most ${longestCode}.`
}
