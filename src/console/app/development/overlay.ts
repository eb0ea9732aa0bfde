import { currentLanguage } from '../../kit/config/language.ts'
import { development as en } from '../../kit/messages/en/development.ts'
import { development as zh } from '../../kit/messages/zh/development.ts'
import { overlayStyle } from './overlayStyle.ts'

/** A problem that the development server reports. */
interface Problem {
  place?: string
  message: string
  excerpt?: string
}

interface Problems {
  problems: readonly Problem[]
  offer?: string
}

const words = { zh, en }[currentLanguage()]
let host: HTMLElement | undefined

// Only the development server's page loads this module. Its panel does not depend on the state of the console.
if (import.meta.hot) {
  import.meta.hot.on('fenxiao:problems', show)
  import.meta.hot.on('vite:afterUpdate', () => import.meta.hot?.send('fenxiao:updated'))
  import.meta.hot.on('vite:ws:connect', () => import.meta.hot?.send('fenxiao:hello'))
  import.meta.hot.send('fenxiao:hello')
}

function show({ problems, offer }: Problems): void {
  host?.remove()
  host = undefined
  if (problems.length === 0) return
  host = element('fenxiao-problems')
  const panel = element('section', { role: 'alert' })
  panel.append(
    headOf(problems.length),
    ...problems.map(problemOf),
    ...(offer === undefined ? [] : [offerOf(offer)]),
  )
  const root = host.attachShadow({ mode: 'open' })
  root.append(element('style', {}, overlayStyle), panel)
  document.body.append(host)
}

function headOf(count: number): HTMLElement {
  const head = element('header')
  const title = element('h2', {}, words.title.replace('%{count}', String(count)))
  head.append(
    title,
    buttonOf(words.hide, () => host?.remove()),
  )
  return head
}

function problemOf({ place, message, excerpt }: Problem): HTMLElement {
  const article = element('article')
  if (place !== undefined) article.append(element('code', {}, place))
  article.append(element('p', {}, message))
  if (excerpt !== undefined) article.append(excerptOf(excerpt))
  return article
}

function excerptOf(excerpt: string): HTMLElement {
  const block = element('pre')
  for (const line of excerpt.split('\n'))
    block.append(element(line.startsWith('>') ? 'mark' : 'span', {}, line))
  return block
}

function offerOf(offer: string): HTMLElement {
  const footer = element('footer')
  const confirm = buttonOf(words.goOn, () => import.meta.hot?.send('fenxiao:confirm'))
  footer.append(element('p', {}, offer), confirm)
  return footer
}

function buttonOf(text: string, onClick: () => void): HTMLElement {
  const button = element('button', { type: 'button' }, text)
  button.addEventListener('click', onClick)
  return button
}

function element(name: string, attributes: Readonly<Record<string, string>> = {}, text = ''): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(text)
  return made
}
