/** The part of the console in which a shortcut works. */
export type ShortcutScope = 'anywhere' | 'tabs' | 'lists' | 'columns' | 'trees'

/** Keys as `KeyboardEvent.key` names them; `Mod` is Ctrl, and Command on a Mac. */
export interface Shortcut {
  scope: ShortcutScope
  /** Alternative key combinations. */
  keys: readonly (readonly string[])[]
}

/** Every shortcut of the console; the description of each is in the help's messages. */
export const shortcuts = {
  search: { scope: 'anywhere', keys: [['Mod', 'k']] },
  help: { scope: 'anywhere', keys: [['?']] },
  tabFocus: { scope: 'tabs', keys: [['ArrowLeft'], ['ArrowRight']] },
  tabEnds: { scope: 'tabs', keys: [['Home'], ['End']] },
  tabMove: {
    scope: 'tabs',
    keys: [
      ['Alt', 'Shift', 'ArrowLeft'],
      ['Alt', 'Shift', 'ArrowRight'],
    ],
  },
  tabOpen: { scope: 'tabs', keys: [['Enter']] },
  tabClose: { scope: 'tabs', keys: [['Delete']] },
  rowsBetween: { scope: 'lists', keys: [['Shift', ' ']] },
  columnMove: {
    scope: 'columns',
    keys: [
      ['Alt', 'ArrowUp'],
      ['Alt', 'ArrowDown'],
    ],
  },
  treeMove: {
    scope: 'trees',
    keys: [
      ['Alt', 'ArrowUp'],
      ['Alt', 'ArrowDown'],
    ],
  },
  treeLevel: {
    scope: 'trees',
    keys: [
      ['Alt', 'ArrowLeft'],
      ['Alt', 'ArrowRight'],
    ],
  },
} as const satisfies Record<string, Shortcut>

/** The name of a shortcut. */
export type ShortcutName = keyof typeof shortcuts
