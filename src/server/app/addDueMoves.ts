import type { FastifyInstance } from 'fastify'
import { tables } from '#generated/tables/tables.ts'
import { DueMoves } from '../crud/due/DueMoves.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { announce } from '../notifications/announceNotices.ts'
import { noticeChanges } from '../notifications/notify.ts'

const everyMs = 20_000
const firstMs = 1000

/** Makes scheduled moves when they are due, from soon after the start. Every process does this, and each move is made once. */
export function addDueMoves(app: FastifyInstance, { database, catalog }: ServerParts): void {
  const log = app.log.child({ tag: 'due' })
  const due = new DueMoves({
    database,
    catalog,
    tables: Object.values(tables),
    onRefused: ({ error, ...refused }) => log.warn({ err: error, ...refused }, 'a move was not made in time'),
  })
  if (!due.isNeeded) return
  let running: Promise<void> | undefined
  const makeAll = async (): Promise<void> => {
    const before = noticeChanges()
    await due.make()
    if (noticeChanges() !== before) await announce(database)
  }
  const look = (): void => {
    running ??= makeAll()
      .catch((error: unknown) => log.warn({ err: error }, 'moves were not made in time'))
      .finally(() => {
        running = undefined
      })
  }
  const first = setTimeout(look, firstMs).unref()
  const timer = setInterval(look, everyMs).unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  })
}
