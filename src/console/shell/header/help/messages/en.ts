import type { HelpWords } from './zh.ts'

/** The messages of the help, in English. */
export const helpWords: HelpWords = {
  title: 'Help',
  keyboard: 'Keyboard shortcuts',
  product: 'About',
  version: 'Version',
  server: 'Server',
  serverOk: 'working',
  serverReadOnly: 'read-only',
  serverDown: 'cannot be reached',
  api: 'API document (OpenAPI)',
  close: 'Close',
  or: 'or',
  scopes: {
    anywhere: 'Anywhere',
    tabs: 'Tab bar (with the focus on a tab)',
    lists: 'Lists (with the focus on the checkbox of a row)',
    columns: 'Menu of columns (with the focus on a column)',
    trees: 'Trees (with the focus on a handle)',
  },
  shortcuts: {
    search: 'Search pages',
    help: 'Open this help',
    tabFocus: 'Select the previous or next tab',
    tabEnds: 'Select the first or last tab',
    tabMove: 'Move the tab left or right',
    tabOpen: 'Open the tab',
    tabClose: 'Close the tab',
    rowsBetween: 'Select all rows since the last one; or hold Shift and click',
    columnMove: 'Move up or down',
    treeMove: 'Move up or down',
    treeLevel: 'Move out or in one level',
  },
}
