import button from './Button.module.css'
import { element } from '../../kit/browser/element.ts'
import { loginMessages } from './loginMessages.ts'
import { notice } from './notice.ts'

/** The message that the console could not be loaded. */
export function loadFailed(): HTMLElement {
  const again = element('button', { type: 'button', class: button.primary }, loginMessages.reload)
  again.addEventListener('click', () => window.location.reload())
  return notice(loginMessages.loadFailed, loginMessages.loadFailedHint, again)
}
