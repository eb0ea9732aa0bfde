import type { WebSocketClient, WebSocketServer } from 'vite'

// A page answers for each file that it loaded, one after the other.
const betweenMs = 30
// What only the server has is no news to a page, so that none answers.
const longestMs = 300

/** Waits until every open page has loaded what it is being told of. */
export function pagesUpdated(pages: WebSocketServer): Promise<void> {
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
