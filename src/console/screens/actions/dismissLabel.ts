/** What closes the dialog of a move: "Cancel", or "Back" where the move itself is called so. */
export function dismissLabel(translate: (key: string) => string, move: string): string {
  const cancel = translate('screens.action.cancel')
  return move === cancel ? translate('screens.action.back') : cancel
}
