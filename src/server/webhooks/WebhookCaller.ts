import { webhookTable } from '#generated/tables/webhook.ts'
import type { Entities } from '#generated/types/Entities.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Config } from '../config/Config.ts'
import { Networks } from '../outgoing/Networks.ts'
import { placeOf } from '../secrets/placeOf.ts'
import { SecretBox } from '../secrets/SecretBox.ts'
import { send } from './send.ts'
import type { Answer } from './send.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** The address of a webhook and its sealed secret. */
export interface WebhookTarget {
  url: string
  secret: string | null
}

/** Calls webhooks with their decrypted secrets. */
export class WebhookCaller {
  readonly #networks: Networks
  readonly #box: SecretBox

  constructor({ webhookNetworks, secretKeys }: Pick<Config, 'webhookNetworks' | 'secretKeys'>) {
    this.#networks = new Networks(webhookNetworks)
    this.#box = new SecretBox(...secretKeys)
  }

  /** Sends an event to a webhook and answers the result. */
  async call({ url, secret }: WebhookTarget, event: WebhookEvent, signal: AbortSignal): Promise<Answer> {
    const opened = secret === null ? undefined : this.#opened(secret)
    if (opened === undefined) return { error: 'its signing secret cannot be read' }
    return send({ url, secret: opened }, event, { networks: this.#networks, signal })
  }

  /** The decrypted secret; undefined if it was sealed with a key that the server does not have. */
  #opened(secret: string): string | undefined {
    try {
      return this.#box.open(secret, secretPlace)
    } catch (error) {
      if (error instanceof AppError && error.code === 'SECRET_UNREADABLE') return undefined
      throw error
    }
  }
}

const secretPlace = placeOf(webhookTable, columnOf('signing_secret'))

function columnOf(name: Entities['webhook']['column']) {
  const column = webhookTable.columns.find((each) => each.name === name)
  if (!column) throw new TypeError(`There is no column ${name}`)
  return column
}
