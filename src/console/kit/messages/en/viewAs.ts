import type { viewAs as chinese } from '../zh/viewAs.ts'

/** The words of viewing the console as a role, in English. */
export const viewAs: typeof chinese = {
  action: 'View as',
  title: 'View as “%{record}”',
  explain:
    'The console will show only the menus, pages and buttons of this view, never more than you hold yourself, and nothing can be changed. You can end it at the top of the page at any time.',
  noRoles: 'This user has no roles, so there is nothing to view.',
  begin: 'Start',
  notBegun: 'This could not be started',
  banner: 'You are viewing as %{roles}. Nothing can be changed.',
  end: 'End',
  notEnded: 'This could not be ended',
}
