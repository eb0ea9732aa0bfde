import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import type { Resource } from '#shared/contracts/Resource.ts'
import { MenuButton } from '../../../kit/page/MenuButton.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

// Not needed before the menu is opened.
const Views = lazy(async () => ({ default: (await import('./Views.tsx')).Views }))

export interface ViewsProps {
  resource: Resource
  /** The list shows another view now. */
  onShow: () => void
}

/** Ways to see this list that a person gave names to. */
export function ViewsButton(props: ViewsProps) {
  return (
    <MenuButton label="screens.action.views" Icon={BookmarkBorder}>
      {(menu) => <Views {...props} {...menu} />}
    </MenuButton>
  )
}
