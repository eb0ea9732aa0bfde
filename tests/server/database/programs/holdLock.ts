// Locks the folder, prints when it has the lock and when it loses it, and holds it until it is killed.
import { AppError } from '#shared/errors/AppError.ts'
import { lockFolder } from '#server/database/embedded/lock/lockFolder.ts'

const [folder = '', machine] = process.argv.slice(2)

try {
  const lock = await lockFolder(folder, machine === undefined ? {} : { machine, asksKernel: false })
  console.log('locked')
  lock.lost.addEventListener('abort', () => console.log(`lost ${lock.lost.reason.message}`))
  setInterval(() => undefined, 1000)
} catch (error) {
  const { host, pid } = error instanceof AppError ? error.details : {}
  console.log(
    `refused ${error instanceof Error ? error.message : String(error)} ${String(host)} ${String(pid)}`,
  )
}
