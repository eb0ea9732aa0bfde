import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import styles from './GoToPage.module.css'
import { readPageNumber } from './readPageNumber.ts'

interface GoToPageProps {
  page: number
  pages: number
  /** Whether the number of pages is an estimate, so that there may be more. */
  estimated: boolean
  onGo: (page: number) => void
}

/** An input with the number of the page; a typed number leads to that page or the nearest one. */
export function GoToPage({ page, pages, estimated, onGo }: GoToPageProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setTyped(undefined)
  }
  const go = () => {
    const next = readPageNumber(typed ?? '', pages) ?? page
    // Shows the requested number until its page is loaded; otherwise the previous number would appear once more.
    setTyped(next === page ? undefined : String(next))
    if (next !== page) onGo(next)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') go()
    if (key === 'Escape') setTyped(undefined)
  }
  const known = { pages: formatNumber(pages) + (estimated ? '+' : '') }
  return (
    <span className={styles.place}>
      <span aria-hidden>{translate('screens.list.page')}</span>
      <input
        className={styles.field}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-label={translate('screens.list.toPage', known)}
        style={{ width: `calc(${String(pages).length}ch + 22px)` }}
        value={typed ?? page}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        onBlur={go}
      />
      <span aria-hidden>{translate('screens.list.ofPages', known)}</span>
    </span>
  )
}
