import { menuResource } from '#generated/resources/menu.ts'
import { useMenuRecordName } from '../../session/menus/useMenuRecordName.ts'
import { EntityTree } from '../tree/EntityTree.tsx'

/** The menus as a tree, found also by the names that the side menu shows. */
export function MenuTree() {
  return <EntityTree resource={menuResource} shownName={useMenuRecordName()} />
}
