/** Id of a tab in the bar. */
export function tabId(path: string): string {
  return `tab:${path}`
}

/** Id of what a tab shows. */
export function panelId(path: string): string {
  return `panel:${path}`
}
