import { useTranslate } from 'ra-core'
import { createPortal } from 'react-dom'
import { titles } from './TitlePlace.tsx'

/**
 * Puts a page's title into the place for titles. react-admin's own component brings its title editor along, which nobody could
 * open here.
 */
export function PageTitle({ title }: { title: string }) {
  const translate = useTranslate()
  return createPortal(<span>{translate(title, { _: title })}</span>, titles)
}
