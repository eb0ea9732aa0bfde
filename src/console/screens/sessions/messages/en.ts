import type { SessionPageWords } from './zh.ts'

/** The words of the sessions page in English. */
export const sessionWords: SessionPageWords = {
  title: 'Sessions',
  explain:
    'The log-ins and API keys of all users. Ending one takes effect at once: the device has to log in again, the key is no longer accepted.',
  search: { label: 'Name, username, IP address or key', search: 'Search', clear: 'Clear' },
  kinds: { login: 'Log-ins', key: 'API keys' },
  kindsLabel: 'Kind',
  all: 'All',
  columns: {
    user: 'User',
    device: 'Device or key',
    address: 'IP address',
    used: 'Last used',
    began: 'Began',
    ends: 'Valid until',
  },
  actions: 'Actions',
  failed: 'The sessions could not be loaded',
  none: 'No session matches',
  noneOfUser: 'Not logged in, and without API keys',
  seeAll: (total) => `See all ${total}`,
  nothing: '—',
  unknown: 'Unknown device',
  key: 'API key',
  current: 'This one',
  readOnly: 'Read only',
  unused: 'Never used',
  end: 'End session',
  endLabel: (user, device) => `End session of ${user}: ${device}`,
  endLogin: (user, device) =>
    `The log-in of ${user} on “${device}” ends at once. What is not saved there may be lost.`,
  endKey: (user, key) =>
    `The API key “${key}” of ${user} is deleted. Programs that use it are refused at once.`,
  ended: 'Session ended',
  notEnded: 'The session could not be ended',
}
