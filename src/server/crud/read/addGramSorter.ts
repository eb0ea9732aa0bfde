import type { FastifyInstance } from 'fastify'
import type { Queries } from '#server/database/Database.ts'
import { GramSorter } from './GramSorter.ts'

/** Sorts new entries into the gram indexes soon after calls that write. */
export function addGramSorter(app: FastifyInstance, queries: Queries): void {
  const sorter = new GramSorter(queries)
  app.addHook('onResponse', ({ method }, _reply, done) => {
    if (method !== 'GET' && method !== 'HEAD') sorter.wake()
    done()
  })
  app.addHook('onClose', () => sorter.close())
}
