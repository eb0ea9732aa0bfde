import type { OwnPage } from '../kit/page/OwnPage.ts'
import { whatIfCode, whatIfPath } from './whatIf/whatIfPath.ts'

/** The titles of the business's own pages that no menu names, by address. */
export const businessPageTitles: Readonly<Record<string, string>> = { [whatIfPath]: 'ledger.whatIf' }

/** The business's pages that no menu names, for the console's search. */
export const businessPages: readonly OwnPage[] = [
  {
    href: '/setting?tab=binding',
    icon: 'Link',
    title: 'account.tabs.binding',
    about: ['weChat.title'],
    group: 'account.setting',
  },
  { href: whatIfPath, icon: 'Percent', title: 'ledger.whatIf', code: whatIfCode },
]
