import { exportsPath } from '#shared/contracts/ExportJob.ts'
import { businessPageTitles } from '../../business/ownPages.ts'
import { noticesPath } from '../header/notices/noticesPath.ts'
import { permissionCheckPath } from '../../screens/permissionCheck/Question.ts'

/** The titles of own pages that are in no menu, by address. */
export const ownPages: Readonly<Record<string, string>> = {
  '/setting': 'account.setting',
  '/profile': 'account.profile',
  [exportsPath]: 'account.exports',
  [noticesPath]: 'header.notices.all',
  [permissionCheckPath]: 'permissionCheck.title',
  ...businessPageTitles,
}
