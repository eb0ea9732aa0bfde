import { businessMessages } from '#shared/business/messages/en.ts'
import type { AccountMessages } from '../zh/account.ts'

/** Words about one's own account, in English. */
export const account: AccountMessages = {
  setting: 'Settings',
  profile: 'My page',
  loadFailed: 'Failed to load',
  saved: 'Saved',
  update: 'Update basic information',
  change: 'Change',
  noProfile: 'You have not written anything about yourself yet',
  tabs: {
    basic: 'Basic Settings',
    information: 'Basic Information',
    security: 'Security Settings',
    binding: 'Linked Accounts',
    notification: 'Notifications',
  },
  password: 'Password',
  passwordHint: 'Changing it now and then keeps the account safe',
  phone: 'Phone number',
  email: 'Email',
  bound: 'Current: %{value}',
  none: 'Not set',
  strength: {
    title: 'Strength: %{strength}',
    weak: 'weak',
    medium: 'medium',
    strong: 'strong',
  },
  sessions: {
    title: 'Where you are logged in',
    current: 'This device',
    unknown: 'Unknown device',
    facts: '%{address} · logged in %{started} · last used %{used}',
    end: 'Log out',
    endOthers: 'Log out all others',
    endQuestion: 'This device will be logged out at once. Go on?',
    endOthersQuestion: 'All devices but this one will be logged out at once. Go on?',
    ended: 'Logged out',
    notEnded: 'Failed to log out the device',
  },
  notifications: {
    none: 'Your roles receive no notifications',
    notification: 'Business',
    message: 'Waiting for an answer',
    event: 'System events',
    kinds: {
      ...businessMessages.noticeKinds,
      registration_waiting: {
        title: 'Registrations',
        hint: 'When someone has registered and is waiting to be activated',
      },
      password_forgotten: { title: 'Forgotten passwords', hint: 'When someone asks for a new password' },
      version_started: { title: 'New versions', hint: 'When a new version of the system starts' },
      migration_failed: {
        title: 'Failed migrations',
        hint: 'When the database could not be brought up to date',
      },
      error_logged: { title: 'System errors', hint: 'When an error of the system is logged' },
    },
  },
}
