import { createContext } from 'react'

/** Whether this visit began at the log-in page, which deserves a word of welcome. */
export const JustLoggedInContext = createContext(false)
