import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { resources } from '#generated/resources/resources.ts'
import { homeItem } from '../../session/menus/consoleMenus.ts'
import { ownPages } from './ownPages.ts'

/** The router's location with the canonical spelling of its path, which is also written to the address bar. */
export function useCanonicalLocation(): Location {
  const location = useLocation()
  const navigate = useNavigate()
  const pathname = canonicalPath(location.pathname)
  const canonical = useMemo(
    () => (pathname === location.pathname ? location : { ...location, pathname }),
    [location, pathname],
  )
  useEffect(() => {
    if (canonical !== location) void navigate(canonical, { replace: true, state: location.state })
  }, [canonical, location, navigate])
  return canonical
}

/** Converts `/Order/` to `/order`: routes treat both alike, but tabs and menus know a page by its path. */
function canonicalPath(path: string): string {
  const [, first = '', rest = ''] = /^(\/[^/]*)(.*?)\/*$/u.exec(path) ?? []
  return (spellings.get(first.toLowerCase()) ?? first) + rest
}

const spellings = new Map(
  [homeItem.path, ...Object.keys(ownPages), ...resources.map(({ entity }) => `/${entity}`)].map((path) => [
    path.toLowerCase(),
    path,
  ]),
)
