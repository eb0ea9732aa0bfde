/** A page that is kept while the user looks at another one. */
export interface AwayPage {
  name: string
  comeBack: () => void
  /** Whether its dialogs are visible nevertheless. */
  showsDialogs?: boolean
}

/** The connection of a page to its tab. */
export interface OpenPage {
  /** Ends the page, as `useEndPage` describes. */
  end: (goOn: () => void) => void
  /** Registers a listener for when the page is closed or started over; returns a function that removes it. */
  whenClosed: (listener: () => void) => () => void
  /** Notes whether work is in progress that closing would interrupt. */
  setBusy: (busy: boolean) => void
  /** The page, if it is open but not visible. */
  away: () => AwayPage | undefined
}
