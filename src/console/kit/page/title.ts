import { closedMarks } from '#shared/messages/closedMarks.ts'
import { config } from '../config/config.ts'

/** Sets the title in the browser's title bar: `Login - Admin`. */
export function setTitle(page: string): void {
  document.title = `${closedMarks(page)} - ${config.title}`
}
