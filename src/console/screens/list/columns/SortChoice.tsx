import Sort from '@mui/icons-material/Sort'
import type { Resource } from '#shared/contracts/Resource.ts'
import { MenuButton } from '../../../kit/page/MenuButton.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import type { TableColumn } from './useListColumns.ts'

// Loaded when the menu is opened.
const SortMenu = lazy(async () => ({ default: (await import('./SortMenu.tsx')).SortMenu }))

export interface SortChoiceProps {
  resource: Resource
  columns: readonly TableColumn[]
}

/** Sorts a list that has no table head to click on; choosing the same property again reverses the order. */
export function SortChoice(props: SortChoiceProps) {
  return (
    <MenuButton label="screens.list.sortBy" Icon={Sort}>
      {(menu) => <SortMenu {...props} {...menu} />}
    </MenuButton>
  )
}
