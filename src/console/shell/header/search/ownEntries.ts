import { businessPages } from '../../../business/ownPages.ts'
import { explainCode, permissionCheckPath } from '../../../screens/permissionCheck/Question.ts'
import { mayDo } from '../../../session/access/Access.ts'
import { noticesPath } from '../notices/noticesPath.ts'
import type { MessageKey } from '../../../kit/messages/MessageKey.ts'
import type { OwnPage } from '../../../kit/page/OwnPage.ts'
import type { SearchEntry } from './SearchEntry.ts'

const settings: MessageKey = 'account.setting'
const securityWords: readonly MessageKey[] = [
  'shell.changePassword',
  'account.password',
  'account.phone',
  'account.email',
  'account.sessions.title',
]

const ownPages: readonly OwnPage[] = [
  { href: '/setting', icon: 'Settings', title: settings },
  {
    href: '/setting?tab=security',
    icon: 'Security',
    title: 'account.tabs.security',
    about: securityWords,
    group: settings,
  },
  ...businessPages,
  {
    href: '/setting?tab=notification',
    icon: 'Notifications',
    title: 'account.tabs.notification',
    group: settings,
  },
  { href: '/profile', icon: 'Person', title: 'account.profile' },
  { href: noticesPath, icon: 'Notifications', title: 'header.notices.all' },
  { href: permissionCheckPath, icon: 'Security', title: 'permissionCheck.title', code: explainCode },
]

interface Words {
  codes: ReadonlySet<string>
  say: (key: string) => string
  /** The same for the language other than the page's. */
  sayOther: (key: string) => string | undefined
}

/** The pages that are in no menu. */
export function ownEntries({ codes, say, sayOther }: Words): SearchEntry[] {
  const both = (key: string) => [say(key), sayOther(key)].filter((text) => text !== undefined)
  return ownPages
    .filter(({ code }) => code === undefined || mayDo(codes, code))
    .map(({ href, icon, title, about = [], group }) => ({
      id: href,
      kind: 'page',
      name: say(title),
      aliases: [...both(title).slice(1), ...about.flatMap(both), href.slice(1)],
      place: group === undefined ? '' : say(group),
      groups: group === undefined ? [] : both(group),
      icon,
      href,
    }))
}
