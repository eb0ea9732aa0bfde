import { closedMarks } from '#shared/messages/closedMarks.ts'

const separator = ' · '

/** What a tab calls a page about one record: whose page it is, and what is done there. */
export function tabTitle(name: string, page: string): string {
  return `${closedMarks(name)}${separator}${page}`
}

/** The two halves of such a title; a long name must not push out what tells two tabs of one record apart. */
export function titleParts(title: string): readonly [name: string, page: string] {
  const at = title.lastIndexOf(separator)
  return at < 0 ? [title, ''] : [title.slice(0, at), title.slice(at)]
}
