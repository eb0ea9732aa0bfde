import { closeDirectionMarks } from '#shared/messages/closeDirectionMarks.ts'
import { config } from '../config/config.ts'

/** Sets the title in the browser's title bar: `Login - Admin`. */
export function setTitle(page: string): void {
  document.title = `${closeDirectionMarks(page)} - ${config.title}`
}
