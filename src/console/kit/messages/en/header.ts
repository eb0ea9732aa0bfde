import { businessMessages } from '#shared/business/messages/en.ts'
import type { HeaderMessages, NoticeMessages } from '../zh/header.ts'

/** Words of page search, help and the menus of notices, in English. */
export const header: HeaderMessages = {
  search: {
    open: 'Search pages',
    label: 'Search pages and actions',
    placeholder: 'English, Chinese, pinyin or initials',
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    none: 'Nothing found for “%{text}”',
    noneHint: 'Try another word; Chinese names are also found by pinyin or its initials.',
    found: '%{count} found',
    move: 'select',
    go: 'open',
    goNew: 'open in a new window',
    leave: 'close',
  },
  help: { open: 'Help' },
  update: {
    title: 'New content is available',
    hint: 'Press “Refresh” to use it; save what you are typing first.',
    refresh: 'Refresh',
    later: 'Later',
  },
  notices: {
    notification: 'Notifications',
    message: 'Messages',
    event: 'Events',
    all: 'Notification centre',
    unread: '%{name}, %{count} unread',
    menus: 'Notifications, messages and events',
    viewAll: 'View all',
    readAll: 'Mark all as read',
    readOne: 'Mark as read',
    isUnread: 'Unread',
    settled: 'Done',
    unreadOnly: 'Unread only',
    empty: '%{name}: none yet',
    emptyHint: 'New ones will show here.',
    emptyUnread: '%{name}: nothing unread',
    failed: 'Failed to load: %{name}',
    markFailed: 'Failed to mark as read',
  },
}

/** The text of each kind of notice, filled from its facts. */
export const notices: NoticeMessages = {
  ...businessMessages.notices,
  registration: { waiting: '%{username} has registered and is waiting to be activated' },
  password: { forgotten: '%{username} has forgotten the password and is waiting for a reset' },
  version: { started: 'Version %{version} started for the first time' },
  migration: { failed: 'Version %{version} could not migrate the database: %{reason}' },
  export: {
    done: '%{entity}: %{rows} rows exported. The file is ready',
    failed: 'The export of %{entity} has failed',
  },
  webhook: { failing: 'The webhook “%{name}” has not got through for a while: %{reason}' },
  apiKey: { ending: 'The API key “%{name}” ends on %{until}' },
  error: { logged: 'System error: %{message}' },
}
