import { messages as words } from '#generated/messages/en.ts'
import { enUS } from '@mui/material/locale'
import { ra } from './ra.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'

/** Everything the console says in English. */
export const consoleMessages = { ...ra, ...words, screens, shell }

/** Material UI's own words in English. */
export const muiLocale = enUS
