import { useTranslate } from 'ra-core'
import { createPortal } from 'react-dom'
import { titles } from './TitlePlace.tsx'

/** Puts a page's title into the place for titles, without react-admin's own title editor, which nobody could open here. */
export function PageTitle({ title }: { title: string }) {
  const translate = useTranslate()
  return createPortal(<span>{translate(title, { _: title })}</span>, titles)
}
