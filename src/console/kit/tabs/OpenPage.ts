/** What a page knows of the tab that it stands in. */
export interface OpenPage {
  /** Ends the page, as `useEnd` says. */
  end: (goOn: () => void) => void
  /** Calls back when the page is closed or started over; answers how to withdraw that. */
  whenClosed: (listener: () => void) => () => void
}
