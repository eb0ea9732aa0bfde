import { setTitle } from '../../kit/page/title.ts'
import button from './Button.module.css'
import { element } from '../../kit/browser/element.ts'
import { loginMessages } from './loginMessages.ts'
import { notice } from './notice.ts'

/** The page at /404 for a visitor who is not logged in. */
export function publicNotFound(): HTMLElement {
  setTitle(loginMessages.notFound)
  const toLogin = element('a', { class: button.primary, href: '#/login' }, loginMessages.toLogin)
  return notice(loginMessages.notFound, loginMessages.notFoundHint, toLogin)
}
