import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import type { Resource } from '#shared/contracts/Resource.ts'
import { MenuButton } from '../../../kit/page/MenuButton.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import type { useListColumns } from './useListColumns.ts'

// Loaded when the menu is opened.
const ColumnMenu = lazy(async () => ({ default: (await import('./ColumnMenu.tsx')).ColumnMenu }))

export interface ColumnChoiceProps {
  resource: Resource
  columns: ReturnType<typeof useListColumns>
}

/** The choice and the order of the columns, kept in this browser. */
export function ColumnChoice(props: ColumnChoiceProps) {
  return (
    <MenuButton label="screens.action.columns" Icon={ViewColumnOutlined}>
      {(menu) => <ColumnMenu {...props} {...menu} />}
    </MenuButton>
  )
}
