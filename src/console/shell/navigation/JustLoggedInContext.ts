import { createContext } from 'react'

/** Whether this visit began at the log-in page, which calls for a welcome message. */
export const JustLoggedInContext = createContext(false)
