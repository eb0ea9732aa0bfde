import { Suspense } from 'react'
import { useLocation } from 'react-admin'
import { FrameAddressMissing } from '../../screens/frames/FrameAddressMissing.tsx'
import { useAccess } from '../../session/access/AccessContext.ts'
import { leafPages } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { PageSkeleton } from '../../kit/page/PageSkeleton.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const FramePage = lazy(async () => ({
  default: (await import('../../screens/frames/FramePage.tsx')).FramePage,
}))

// The registry of these pages is long, and users rarely open one.
const OtherMenuPage = lazy(async () => ({
  default: (await import('./OtherMenuPage.tsx')).OtherMenuPage,
}))

/** Pages that only menus lead to: sites in frames, dashboards and sample pages. Other addresses are unknown. */
export function MenuRoute() {
  const { pathname } = useLocation()
  const { menus } = useAccess()
  const item = leafPages(menus).find(({ path }) => path === pathname)
  if (item?.meta.type === 'iframe') return <Frame item={item} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OtherMenuPage path={pathname} isGranted={item !== undefined} />
    </Suspense>
  )
}

function Frame({ item }: { item: MenuItem }) {
  const { url } = item.meta
  return url === undefined ? (
    <FrameAddressMissing item={item} />
  ) : (
    <FramePage key={url} item={item} url={url} />
  )
}
