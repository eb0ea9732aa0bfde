import type { ComponentProps } from 'react'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { isLink, leafPages } from '../../session/menus/MenuItem.ts'

interface MenuAnchorProps extends ComponentProps<'a'> {
  item: MenuItem
}

/** The link of a menu entry: to its page, to the first page below it, or out of the console. */
export function MenuAnchor({ item, role, ...props }: MenuAnchorProps) {
  const { url, target } = item.meta
  // A page that opens in a new window must not get access to this one.
  const opening = target === '_blank' && { target, rel: 'noopener noreferrer' }
  // Material UI gives unknown elements the role of a button.
  const kind = role === 'button' ? {} : { role }
  if (isLink(item)) return <a {...props} {...kind} {...opening} href={url} />
  return <a {...props} {...kind} {...opening} {...quickLinkTo(leafPages([item])[0]?.path ?? '/')} />
}
