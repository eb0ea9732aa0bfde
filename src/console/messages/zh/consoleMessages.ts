import { messages as words } from '#generated/messages/zh.ts'
import { zhCN } from '@mui/material/locale'
import { ra } from './ra.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'

/** Everything the console says in Chinese. */
export const consoleMessages = { ...ra, ...words, screens, shell }

/** Material UI's own words in Chinese. */
export const muiLocale = zhCN
