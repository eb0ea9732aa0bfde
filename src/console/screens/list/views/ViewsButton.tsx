import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import type { Resource } from '#shared/contracts/Resource.ts'
import { MenuButton } from '../../../kit/page/MenuButton.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

// Loaded when the menu is opened.
const Views = lazy(async () => ({ default: (await import('./Views.tsx')).Views }))

export interface ViewsProps {
  resource: Resource
  /** Called when the list shows another view. */
  onShow: () => void
}

/** The button of the saved views of this list. */
export function ViewsButton(props: ViewsProps) {
  return (
    <MenuButton label="screens.action.views" Icon={BookmarkBorder}>
      {(menu) => <Views {...props} {...menu} />}
    </MenuButton>
  )
}
