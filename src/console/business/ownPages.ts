import type { OwnPage } from '../kit/page/OwnPage.ts'
import { whatIfCode, whatIfPath } from './whatIf/whatIfPath.ts'

/** Titles of the business's own pages that no menu names, by address. */
export const businessPageTitles: Readonly<Record<string, string>> = { [whatIfPath]: 'ledger.whatIf' }

/** Pages of the business that no menu names, as the search offers them. */
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
