import type { OwnPage } from '../kit/page/OwnPage.ts'

/** Pages of the business that no menu names. */
export const businessPages: readonly OwnPage[] = [
  {
    href: '/setting?tab=binding',
    icon: 'Link',
    title: 'account.tabs.binding',
    about: ['weChat.title'],
    group: 'account.setting',
  },
]
