import { use, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { OpenPageContext } from './TabsContext.ts'
import type { OpenPage } from './OpenPage.ts'

interface InnerPageProps {
  name: string
  isShown: boolean
  onShow: () => void
  children: ReactNode
}

/** A part of a page that is kept while another part is shown; failures in it are then reported with its name. */
export function InnerPage({ name, isShown, onShow, children }: InnerPageProps) {
  const outer = use(OpenPageContext)
  const now = useRef({ name, isShown, onShow })
  useEffect(() => {
    now.current = { name, isShown, onShow }
  })
  const inner = useMemo(
    (): OpenPage => ({
      end: (goOn) => (outer ? outer.end(goOn) : goOn()),
      whenClosed: (listener) => outer?.whenClosed(listener) ?? (() => {}),
      setBusy: (busy) => outer?.setBusy(busy),
      away: () => outer?.away() ?? awayFrom(now.current),
    }),
    [outer],
  )
  return <OpenPageContext value={inner}>{children}</OpenPageContext>
}

function awayFrom({ name, isShown, onShow }: Omit<InnerPageProps, 'children'>) {
  return isShown ? undefined : { name, comeBack: onShow, showsDialogs: true }
}
