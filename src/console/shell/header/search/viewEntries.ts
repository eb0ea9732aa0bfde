import type { SavedView } from '#shared/contracts/SavedView.ts'
import { viewAddress } from '../../../session/views/viewAddress.ts'
import type { SearchEntry } from './SearchEntry.ts'

/** The views of lists that the user may open; each has its list as its place. */
export function viewEntries(
  views: readonly SavedView[],
  { pages, showColumns }: { pages: readonly SearchEntry[]; showColumns: (view: SavedView) => void },
): SearchEntry[] {
  return views.flatMap((view): SearchEntry[] => {
    const page = pages.find(({ href }) => href === `/${view.entity}`)
    if (!page) return []
    return [
      {
        id: `view ${view.id}`,
        kind: 'action',
        name: view.title,
        aliases: [],
        place: [page.place, page.name].filter((part) => part !== '').join(' / '),
        groups: [page.name, ...page.aliases],
        icon: page.icon,
        href: viewAddress(view),
        run: () => showColumns(view),
      },
    ]
  })
}
