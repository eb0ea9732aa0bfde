import { rmSync } from 'node:fs'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs work with a file that is removed afterwards, also when the process gets a signal to end. */
export async function withTemporary<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const remove = (): void => rmSync(path, { force: true })
  const end = (signal: (typeof signals)[number]): void => {
    remove()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.once(signal, end)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, end)
    remove()
  }
}
