/** The label of the button that closes a move's dialog: "Cancel", or "Back" if the move itself is named "Cancel". */
export function dismissLabel(translate: (key: string) => string, move: string): string {
  const cancel = translate('screens.action.cancel')
  return move === cancel ? translate('screens.action.back') : cancel
}
