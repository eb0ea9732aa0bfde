/** Id of a tab in the bar. */
export function tabId(path: string): string {
  return `tab:${path}`
}

/** Id of what a tab shows. */
export function panelId(path: string): string {
  return `${panels}${path}`
}

/** Whether an element is what a tab shows. */
export function isPanel({ id }: Element): boolean {
  return id.startsWith(panels)
}

const panels = 'panel:'
