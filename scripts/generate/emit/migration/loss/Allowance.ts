/** What a developer lets a migration lose. */
export interface Allowance {
  /** Places by name: `order.note` for the values of a property and all in it, `coupon` for an entity with its rows. */
  places: readonly string[]
  reason?: string
}

/** Nothing may be lost. */
export const noAllowance: Allowance = { places: [] }

/** Whether one of the places is this one, or a property that this is a part of; an entity that stays is none of these. */
export function covers(places: readonly string[], place: string): boolean {
  return places.some((each) => each === place || (each.includes('.') && place.startsWith(`${each}.`)))
}

/** The command that lets the newest migration lose what is at a place. */
export function allowingLoss(place: string, isAgain?: boolean): string {
  return `npm run generate -- ${isAgain ? '--again ' : ''}--allow-loss ${place}`
}
