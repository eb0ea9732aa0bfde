// Takes the folder's lock, says so, and holds it until it is killed.
import { lockFolder } from '#server/database/embedded/lock.ts'

const [folder = '', platform = ''] = process.argv.slice(2)
const isPlatform = (name: string): name is NodeJS.Platform => ['linux', 'darwin', 'win32'].includes(name)

try {
  await lockFolder(folder, isPlatform(platform) ? platform : undefined)
  console.log('locked')
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : String(error)}`)
}
