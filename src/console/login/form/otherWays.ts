import styles from './LoginForm.module.css'
import { element } from '../../kit/browser/element.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import type { LoginOffers } from '../../session/api/loginOffers.ts'

/** The other options of the log-in page. */
export interface OtherWays {
  parts: readonly HTMLElement[]
  /** Shows the options that the server offers, once it has answered. */
  show: (offers: LoginOffers) => void
}

/** The other options of the log-in page; their room is reserved, so that nothing moves when the server answers. */
export function otherWays(): OtherWays {
  const toggle = element('button', { type: 'button', class: styles.link }, loginMessages.otherMethods)
  const line = element('div', { class: styles.line }, toggle)
  const words = element('div', { role: 'status', class: styles.notice, hidden: true })
  let weChat = false
  let isUnfolded = false
  const unfold = (shown: boolean) => {
    isUnfolded = shown
    toggle.setAttribute('aria-expanded', `${shown}`)
    words.hidden = !shown
    words.textContent = shown ? wordsAbout(weChat) : null
  }
  toggle.addEventListener('click', () => unfold(!isUnfolded))
  unfold(false)
  return {
    parts: [line, words],
    show(offers) {
      weChat = offers.weChat
      if (offers.register) line.append(element('a', { href: '#/register' }, loginMessages.register))
      unfold(isUnfolded)
    },
  }
}

function wordsAbout(weChat: boolean): string {
  return weChat ? loginMessages.weChatLater : loginMessages.weChatAbsent
}
