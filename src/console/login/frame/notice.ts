import styles from './Notice.module.css'
import { element } from '../../kit/browser/element.ts'
import type { Child } from '../../kit/browser/element.ts'
import { logo } from '../../kit/browser/logo.ts'

/** A page with only a short message and links. */
export function notice(title: string, hint: string, ...ways: readonly Child[]): HTMLElement {
  return element(
    'main',
    { class: styles.page },
    logo(styles.logo),
    element('h1', { class: styles.title }, title),
    element('p', { class: styles.hint }, hint),
    ...ways,
  )
}
