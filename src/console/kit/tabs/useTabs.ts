import { use, useMemo } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { TabActionsContext, TabPathContext } from './TabsContext.ts'

/** The actions of a page on tabs; without a path they apply to its own tab. */
export interface Tabs {
  open: (address: string) => void
  close: (path?: string) => void
  reload: (path?: string) => void
  setTitle: (title: string, path?: string) => void
}

/** Opens, names, reloads and closes tabs; warns about an unknown tab and about an empty title. */
export function useTabs(): Tabs {
  const actions = use(TabActionsContext)
  const own = use(TabPathContext) ?? ''
  const navigate = useNavigate()
  const notify = useNotify()
  return useMemo(() => {
    const at = (path: string, act: () => void) =>
      actions?.has(path) ? act() : notify('shell.tabs.unknown', { type: 'warning' })
    return {
      open: (address) => navigate(address),
      close: (path = own) => at(path, () => actions?.close([path])),
      reload: (path = own) => at(path, () => actions?.reload(path)),
      setTitle(title, path = own) {
        if (title.trim() === '') notify('shell.tabs.titleEmpty', { type: 'warning' })
        else at(path, () => actions?.setTitle(path, title))
      },
    }
  }, [actions, own, navigate, notify])
}
