import { Title } from 'react-admin'

/** Puts a page's title where titles stand; without react-admin's editor of titles, which nobody could open here. */
export function PageTitle({ title }: { title: string }) {
  return <Title title={title} preferenceKey={false} />
}
