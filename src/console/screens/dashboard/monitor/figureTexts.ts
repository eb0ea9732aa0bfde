/** A time in a readable unit: `0.4 ms`, `35 ms`, `2.1 s`. */
export function millisecondsText(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1000) return `${(ms < 10 ? ms : Math.round(ms)).toLocaleString('en')} ms`
  return `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`
}

/** A share as a percentage, in whole numbers except close to 0 and 100 percent. */
export function shareText(share: number): string {
  return share.toLocaleString('en', {
    style: 'percent',
    maximumFractionDigits: share > 0 && (share < 0.1 || (share > 0.99 && share < 1)) ? 1 : 0,
  })
}

/** The average count per second. */
export function perSecond(count: number, seconds: number): string {
  const rate = seconds > 0 ? count / seconds : 0
  return rate.toLocaleString('en', { maximumFractionDigits: rate < 10 ? 1 : 0 })
}
