import type { Model } from '../contracts/Model.ts'
import { code, documentation, literal } from '../print/Code.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { overallFile } from '../print/GeneratedFile.ts'
import { menusOf } from './menusOf.ts'

/** generated/menus: the menu tree that the first start writes into the database. */
export function emitMenus(model: Model): GeneratedFile[] {
  return [
    overallFile('generated/menus/menus.ts', [
      code`import type { MenuNode } from '#shared/contracts/MenuNode.ts'`,
      code``,
      documentation('The default menu tree: groups, pages and their buttons with the calls that they need.'),
      code`export const menus: readonly MenuNode[] = ${literal(menusOf(model))}`,
    ]),
  ]
}
