/** The id of a tab in the bar. */
export function tabId(path: string): string {
  return `tab:${path}`
}

/** The id of a tab's panel. */
export function panelId(path: string): string {
  return `${panels}${path}`
}

/** Whether an element is a tab's panel. */
export function isPanel({ id }: Element): boolean {
  return id.startsWith(panels)
}

const panels = 'panel:'
