import styles from './UnseenCaptcha.module.css'
import { callApi } from '../../session/api/session.ts'
import { element } from '../../kit/browser/element.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import type { Task } from './solveTask.ts'

interface UnseenCaptchaOptions {
  signal: AbortSignal
  /** Runs when the user chooses the captcha without a picture. */
  onChosen: () => void
  onSolved: (code: string) => void
  /** Runs when the picture is needed after all. */
  onFailed: () => void
}

/** A captcha for people who cannot see its picture: their browser computes the code. */
export interface UnseenCaptcha {
  /** The button and the progress. */
  root: HTMLElement
  isChosen: () => boolean
  /** Computes the code of a captcha; an earlier computation no longer counts. */
  solve: (id: string) => void
}

/** Offers a captcha without a picture. */
export function unseenCaptcha({ signal, ...callbacks }: UnseenCaptchaOptions): UnseenCaptcha {
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
      callbacks.onSolved(code)
    } catch {
      if (signal.aborted || latest !== id) return
      choose.hidden = false
      words.textContent = loginMessages.captchaUnsolved
      callbacks.onFailed()
    }
  }
  choose.addEventListener('click', () => {
    choose.hidden = true
    words.textContent = loginMessages.captchaWorking
    callbacks.onChosen()
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
