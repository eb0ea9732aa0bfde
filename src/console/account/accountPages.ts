/** Titles of the pages about oneself, by address; no menu names them. */
export const accountPages: Readonly<Record<string, string>> = {
  '/setting': 'account.setting',
  '/profile': 'account.profile',
}
