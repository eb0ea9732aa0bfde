/** A page that is kept while people look at another one. */
export interface AwayPage {
  name: string
  comeBack: () => void
  /** Whether its dialogs are in sight all the same. */
  showsDialogs?: boolean
}

/** What a page knows of the tab that it stands in. */
export interface OpenPage {
  /** Ends the page, as `useEnd` says. */
  end: (goOn: () => void) => void
  /** Calls back when the page is closed or started over; answers how to withdraw that. */
  whenClosed: (listener: () => void) => () => void
  /** Notes whether something is under way that closing would break off. */
  setBusy: (busy: boolean) => void
  /** The page, if it is open and out of sight. */
  away: () => AwayPage | undefined
}
