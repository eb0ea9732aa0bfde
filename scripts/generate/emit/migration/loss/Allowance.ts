/** The losses that a developer allows a migration. */
export interface Allowance {
  /** Names of places: `order.note` for the values of a property and all inside it, `coupon` for an entity with its rows. */
  places: readonly string[]
  reason?: string
}

/** Allows no loss. */
export const noAllowance: Allowance = { places: [] }

/** Whether one of the places is this one, or a property that contains it; a remaining entity does not cover its properties. */
export function allowsPlace(places: readonly string[], place: string): boolean {
  return places.some((each) => each === place || (each.includes('.') && place.startsWith(`${each}.`)))
}

/** The command that lets the newest migration lose the values at a place. */
export function allowingLoss(place: string, isAgain?: boolean): string {
  return `npm run generate -- ${isAgain ? '--again ' : ''}--allow-loss ${place}`
}
