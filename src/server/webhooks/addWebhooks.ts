import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../http/ServerParts.ts'
import { Dispatcher } from './Dispatcher.ts'
import { WebhookCaller } from './WebhookCaller.ts'

// Retries failed events, and sends those left by another process.
const lookMs = 5000
// Under load, lines are sealed ten times a second, and each look costs a few queries for each webhook.
const pauseMs = 300

/** Sends changes to webhooks while the app runs; `wake` tells that there are new ones. */
export function addWebhooks(app: FastifyInstance, { database, config }: ServerParts): { wake(): void } {
  const dispatcher = new Dispatcher({ database, caller: new WebhookCaller(config), log: app.log })
  let timer: NodeJS.Timeout | undefined
  let pause: NodeJS.Timeout | undefined
  const look = (): void => {
    pause = undefined
    dispatcher.wake()
  }
  app.addHook('onReady', async () => {
    timer = setInterval(look, lookMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    clearTimeout(pause)
    await dispatcher.close()
  })
  return {
    wake: () => {
      pause ??= setTimeout(look, pauseMs).unref()
    },
  }
}
