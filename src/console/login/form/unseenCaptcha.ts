import styles from './UnseenCaptcha.module.css'
import { callApi } from '../../session/api/session.ts'
import { element } from '../../kit/browser/element.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import type { Task } from './solveTask.ts'

interface UnseenCaptchaOptions {
  signal: AbortSignal
  /** Told when the user wants no picture. */
  onChosen: () => void
  onSolved: (code: string) => void
  /** Told when the picture has to serve after all. */
  onFailed: () => void
}

/** The way for people who cannot see a captcha's picture: their browser works its code out. */
export interface UnseenCaptcha {
  /** The button for it, and how far it is. */
  root: HTMLElement
  isChosen: () => boolean
  /** Works out the code of a captcha; what was begun before no longer counts. */
  solve: (id: string) => void
}

/** Offers a captcha without a picture. */
export function unseenCaptcha({ signal, ...told }: UnseenCaptchaOptions): UnseenCaptcha {
  const words = element('p', { role: 'status', class: styles.words })
  const choose = element('button', { type: 'button', class: styles.choose }, loginMessages.captchaUnseen)
  let latest = ''
  const solve = async (id: string) => {
    latest = id
    words.textContent = loginMessages.captchaWorking
    try {
      if (id === '') throw new TypeError('There is no captcha')
      const code = await codeOf(id, signal)
      if (latest !== id) return
      words.textContent = loginMessages.captchaSolved
      told.onSolved(code)
    } catch {
      if (signal.aborted || latest !== id) return
      choose.hidden = false
      words.textContent = loginMessages.captchaUnsolved
      told.onFailed()
    }
  }
  choose.addEventListener('click', () => {
    choose.hidden = true
    words.textContent = loginMessages.captchaWorking
    told.onChosen()
  })
  return {
    root: element('div', { class: styles.line }, choose, words),
    isChosen: () => choose.hasAttribute('hidden'),
    solve: (id) => void solve(id),
  }
}

async function codeOf(id: string, signal: AbortSignal): Promise<string> {
  const { solveTask } = await import('./solveTask.ts')
  const { data } = await callApi(`/captcha/task?id=${encodeURIComponent(id)}`, { signal })
  return String(await solveTask(taskIn(data), signal))
}

function taskIn(data: unknown): Task {
  const { salt, challenge, least, most }: Partial<Record<keyof Task, unknown>> = Object(data)
  if (typeof salt !== 'string' || typeof challenge !== 'string') throw new TypeError('No task in the answer')
  return { salt, challenge, least: Number(least), most: Number(most) }
}
