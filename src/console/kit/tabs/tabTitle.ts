import { closeDirectionMarks } from '#shared/messages/closeDirectionMarks.ts'

const separator = ' · '

/** The title of a tab with a page about one record: the record's name and the page's name. */
export function tabTitle(name: string, page: string): string {
  return `${closeDirectionMarks(name)}${separator}${page}`
}

/** The two parts of such a title, so that a long name cannot push out the part that tells two tabs of one record apart. */
export function titleParts(title: string): readonly [name: string, page: string] {
  const at = title.lastIndexOf(separator)
  return at < 0 ? [title, ''] : [title.slice(0, at), title.slice(at)]
}
