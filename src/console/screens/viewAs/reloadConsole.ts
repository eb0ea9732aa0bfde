/** Reloads the console at its first page, so that nothing of the other view stays open, cached or half-filled. */
export function reloadConsole(): void {
  window.location.hash = '#/'
  window.location.reload()
}
