import { businessThreads } from '../business/businessThreads.ts'

/** The files that run as separate threads, by the names of their bundles. */
export const serverThreads: Readonly<Record<string, string>> = {
  engineWorker: 'src/server/database/embedded/engineWorker.ts',
  ...businessThreads,
}
