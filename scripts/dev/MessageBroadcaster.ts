import type { WebSocketServer } from 'vite'
import type { Language } from '#shared/contracts/Text.ts'
import { messagesOf } from '../generate/emit/emitMessages.ts'
import type { Model } from '../generate/contracts/Model.ts'

type Words = ReturnType<typeof messagesOf>
type Spoken = Record<Language, Words>

/** Sends changed words of schemas to open pages as soon as they are known; the files that pages load later contain the same. */
export class MessageBroadcaster {
  readonly #pages: WebSocketServer
  #told: Spoken | undefined
  #written: Spoken | undefined

  constructor(pages: WebSocketServer) {
    this.#pages = pages
  }

  tell(model: Model): void {
    this.#say({ zh: messagesOf(model, 'zh'), en: messagesOf(model, 'en') })
  }

  /** Marks the sent words as written. */
  keep(): void {
    this.#written = this.#told
  }

  /** Sends the former words again, because the sent ones were not written. */
  takeBack(): void {
    if (this.#written) this.#say(this.#written)
  }

  #say(words: Spoken): void {
    const former = this.#told
    this.#told = words
    if (!former || isSame(former, words)) return
    const news = { zh: newsIn(former.zh, words.zh), en: newsIn(former.en, words.en) }
    this.#pages.send('fenxiao:words', news)
  }
}

function newsIn(former: Words, words: Words): Words {
  return {
    resources: changesIn(former.resources, words.resources),
    menus: changesIn(former.menus, words.menus),
  }
}

function changesIn<Value>(former: Record<string, Value>, now: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => !isSame(former[key], value)))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
