import { setTitle } from '../../kit/page/title.ts'
import styles from './LoginFrame.module.css'
import { brandPanel } from './brandPanel.ts'
import { element } from '../../kit/browser/element.ts'
import { languageSwitch } from './languageSwitch.ts'
import { logo } from '../../kit/browser/logo.ts'
import { styleSwitch } from './styleSwitch.ts'

/** The common frame of the pages before the log-in; it does without the console's libraries. */
export function loginFrame({ signal, name, title, hint, content }: LoginFrameOptions): HTMLElement {
  setTitle(name)
  const main = element(
    'main',
    { class: styles.main },
    logo(styles.logo),
    element('h1', { class: styles.title }, title),
    element('p', { class: styles.hint }, hint),
    content,
  )
  const tools = element('header', { class: styles.tools }, styleSwitch(signal), languageSwitch())
  const side = element('div', { class: styles.side }, tools, main)
  return element('div', { class: styles.page }, brandPanel(), side)
}

interface LoginFrameOptions {
  signal: AbortSignal
  /** The page's name in the browser's title. */
  name: string
  title: string
  hint: string
  content: HTMLElement
}
