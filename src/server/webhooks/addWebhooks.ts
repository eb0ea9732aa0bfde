import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../http/ServerParts.ts'
import { Networks } from '../outgoing/Networks.ts'
import { SecretBox } from '../secrets/SecretBox.ts'
import { Dispatcher } from './Dispatcher.ts'

// What failed is tried again, and what another process left.
const lookMs = 5000

/** Tells webhooks of changes while the app runs; `wake` says that there are new ones. */
export function addWebhooks(app: FastifyInstance, { database, config }: ServerParts): { wake(): void } {
  const dispatcher = new Dispatcher({
    database,
    networks: new Networks(config.webhookNetworks),
    box: new SecretBox(...config.secretKeys),
    log: app.log,
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => dispatcher.wake(), lookMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await dispatcher.close()
  })
  return dispatcher
}
