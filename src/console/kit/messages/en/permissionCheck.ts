import type { permissionCheck as chinese } from '../zh/permissionCheck.ts'

/** Words of the permission check, in English. */
export const permissionCheck: typeof chinese = {
  title: 'Permission check',
  titleOf: 'Permission check: %{record}',
  explain:
    'Whether a user or a role may make a call, open a page or use a button: which role, menu and API line decides, and for a refusal the smallest grant that would allow it.',
  who: 'Who',
  what: 'What',
  userKind: 'User',
  roleKind: 'Role',
  callKind: 'Call',
  codeKind: 'Page or button',
  user: 'Username',
  userHelp: 'Type a username or choose one',
  role: 'Role code',
  roleHelp: 'Type the code of a role or choose one',
  call: 'Call',
  callHelp: 'Method and path, such as PUT /api/v1/goods/1',
  code: 'Permission code',
  codeHelp: 'Of a page or button, such as distribution.order.refund',
  ask: 'Check',
  failed: 'This could not be checked',
  allowed: 'Allowed: %{who}, %{what}',
  refused: 'Refused: %{who}, %{what}',
  noChain: 'No enabled role and menu opens this.',
  access: {
    free: 'Anyone may make this call, also without logging in.',
    own: 'Any logged-in user may make this call; it needs no menu.',
    session: 'Any logged-in user may make this call; it needs no menu.',
  },
  obstacle: {
    USER_FREEZED: 'The user is frozen and cannot log in.',
    PASSWORD_CHANGE_DUE: 'The user must first change a given password.',
  },
  chains: 'Opened by',
  grant: 'The smallest grant that would allow it',
  noGrant: 'No menu opens this, so no grant would help.',
  step: {
    enableRole: 'Enable the role',
    enableMenu: 'Enable the menu',
    tickMenu: 'In this role, tick this menu:',
    assignRole: 'Give the user the role',
  },
}
