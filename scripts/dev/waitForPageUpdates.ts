import type { WebSocketClient, WebSocketServer } from 'vite'

// A page reports for each loaded file, one after the other.
const betweenMs = 30
// Files of the server alone concern no page, so none reports.
const longestMs = 300

/** Waits until every open page has loaded its updates. */
export function waitForPageUpdates(pages: WebSocketServer): Promise<void> {
  const waiting = new Set(pages.clients)
  if (waiting.size === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = (): void => {
      pages.off('fenxiao:updated', hear)
      resolve()
    }
    let timer = setTimeout(finish, longestMs)
    function hear(_data: unknown, page: WebSocketClient): void {
      waiting.delete(page)
      if (waiting.size > 0) return
      clearTimeout(timer)
      timer = setTimeout(finish, betweenMs)
    }
    pages.on('fenxiao:updated', hear)
  })
}
