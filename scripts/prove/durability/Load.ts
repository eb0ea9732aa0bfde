import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** A write that the server acknowledged: the record's id and the sent values. */
export interface Acknowledged {
  path: string
  id: string
  sent: Readonly<Record<string, unknown>>
}

const atOnce = 6
const pauseMs = 20

/** Clients that write without a break, and record acknowledged writes and unexpected answers. */
export class Load {
  readonly acknowledged: Acknowledged[] = []
  /** The answers that neither confirm a write nor clearly say "not now". */
  readonly wrong: string[] = []
  /** The number of 503 answers. */
  refused = 0
  readonly #token: string
  readonly #menuIds: readonly string[]
  #address = ''
  #running: Promise<void>[] = []
  #isOn = false

  constructor(token: string, menuIds: readonly string[]) {
    this.#token = token
    this.#menuIds = menuIds
  }

  start(address: string): void {
    this.#address = address
    this.#isOn = true
    this.#running = Array.from({ length: atOnce }, (_, index) => this.#write(index))
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#running)
  }

  /** Waits for `count` further acknowledged writes; returns whether they came in time. */
  async hears(count: number, withinMs: number): Promise<boolean> {
    const enough = this.acknowledged.length + count
    const end = Date.now() + withinMs
    while (this.acknowledged.length < enough && Date.now() < end) await wait(pauseMs)
    return this.acknowledged.length >= enough
  }

  async #write(index: number): Promise<void> {
    while (this.#isOn) {
      // One of six clients writes two tables at once: a role and its menus.
      const [path, sent] = index === 0 ? this.#role() : goodToSend()
      await this.#send(path, sent)
    }
  }

  #role(): [string, Acknowledged['sent']] {
    const code = `kept_${randomUUID().replaceAll('-', '')}`
    const menus = this.#menuIds.map((id) => ({ menu_id: id }))
    return ['/roles', { code, name: code, sequence: 1, status: 'enabled', menus }]
  }

  async #send(path: string, sent: Acknowledged['sent']): Promise<void> {
    const answer = await fetch(`${this.#address}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }).catch(() => undefined)
    // Without an answer, the server has promised nothing.
    if (!answer) return wait(pauseMs)
    const body: { data?: { id?: string } | null; error?: { code?: string } } | undefined = await answer
      .json()
      .catch(() => undefined)
    const id = body?.data?.id
    if (answer.ok && id) this.acknowledged.push({ path, id, sent })
    else if (answer.status === 503 && body?.error?.code) {
      this.refused += 1
      await wait(pauseMs)
    } else if (body) this.wrong.push(`${answer.status} ${body.error?.code ?? 'without a code'}`)
  }
}

function goodToSend(): [string, Acknowledged['sent']] {
  return [
    '/goods',
    { name: `kept ${randomUUID()}`, price: Math.round(Math.random() * 100_000) / 100, status: 'draft' },
  ]
}
