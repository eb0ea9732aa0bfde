import { brokenMessages } from './brokenMessages.ts'
import type { HostileCall } from './HostileCall.ts'
import { endConnections, send, sendBroken } from './send.ts'
import type { Ending } from './send.ts'

const atOnce = 8
const shown = 300

/**
 * Sends hostile calls, several at once, and counts their endings; after a call that ended the session, the next session is used.
 */
export class Attacker {
  readonly answers: Record<string, number> = {}
  readonly wrong: string[] = []
  readonly #address: string
  readonly #tokens: string[]

  constructor(address: string, tokens: readonly string[]) {
    this.#address = address
    this.#tokens = [...tokens]
  }

  /** Sends the calls, with broken messages between them. */
  async run(calls: readonly HostileCall[]): Promise<void> {
    const left = calls.values()
    const work = async (): Promise<void> => {
      for (const call of left) await this.#attack(call)
    }
    await Promise.all([...Array.from({ length: atOnce }, work), this.#break()])
    endConnections()
  }

  /** Records a fault unless the server is healthy. */
  async expectHealth(): Promise<void> {
    const { status } = await fetch(`${this.#address}/api/v1/health`)
    if (status !== 200) this.wrong.push(`GET /api/v1/health afterwards: ${status}`)
  }

  async #attack(call: HostileCall): Promise<void> {
    const token = this.#tokens[0] ?? ''
    const ending = await send(this.#address, call, token)
    // Another call may have noticed the ended session already.
    if (ending === 401 && this.#tokens[0] === token && (await this.#hasEnded(token))) this.#tokens.shift()
    const body = call.body?.toString('latin1').slice(0, shown) ?? ''
    this.#count(
      ending,
      `${call.method} ${call.path.slice(0, shown)} ${JSON.stringify(call.headers).slice(0, shown)} ${body}`,
    )
  }

  async #hasEnded(token: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${this.#address}/api/v1/current/user`, { headers })).status === 401
  }

  async #break(): Promise<void> {
    for (const message of brokenMessages(this.#tokens[0] ?? '')) {
      this.#count(await sendBroken(this.#address, message), JSON.stringify(message.slice(0, shown)))
    }
  }

  #count(ending: Ending, what: string): void {
    this.answers[ending] = (this.answers[ending] ?? 0) + 1
    if (ending === 'silent' || (typeof ending === 'number' && ending >= 500))
      this.wrong.push(`${ending} to ${what}`)
  }
}
