import { messages as words } from '#generated/messages/zh.ts'
import { businessMessages } from '#shared/business/messages/zh.ts'
import { zhCN } from '@mui/material/locale'
import { replaceMessages, shownMessages } from '../catalogue/liveMessages.ts'
import { account } from './account.ts'
import { cascade } from './cascade.ts'
import { header, notices } from './header.ts'
import { history } from './history.ts'
import { passwordFaults } from './passwordFaults.ts'
import { permissionCheck } from './permissionCheck.ts'
import { ownLabels, permissions } from './permissions.ts'
import { preview } from './preview.ts'
import { ra } from './ra.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { viewAs } from './viewAs.ts'
import { upload } from './upload.ts'

/** All messages of the console in Chinese. */
export const consoleMessages = {
  ...ra,
  ...words,
  account,
  cascade,
  ...ownLabels,
  header,
  history,
  notices,
  passwordFaults,
  permissionCheck,
  permissions,
  preview,
  screens,
  settings,
  shell,
  upload,
  viewAs,
  ledger: businessMessages.ledger,
  weChat: businessMessages.weChat,
}

/** Material UI's own words in Chinese. */
export const muiLocale = zhCN

// When a schema is saved, only its words are loaded, and the page shows them at once.
if (import.meta.hot) {
  import.meta.hot.accept('/generated/messages/zh.ts', (saved) => {
    if (saved)
      replaceMessages(
        shownMessages({ consoleMessages: { ...consoleMessages, ...saved['messages'] }, muiLocale }),
      )
  })
}
