const units = { B: 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 } as const

/** The bytes of a size as people write it: `2M`, `500 KB`, `1024`; undefined if the text is no size. */
export function bytesOf(size: string): number | undefined {
  const [, number, unit = 'B'] = /^\s*(\d+(?:\.\d+)?)\s*([BKMG])?B?\s*$/i.exec(size) ?? []
  const factor = Object.entries(units).find(([name]) => name === unit.toUpperCase())?.[1]
  return number === undefined || factor === undefined ? undefined : Math.floor(Number(number) * factor)
}

/** A size in readable form: `812 B`, `4.2 MB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(3, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  const amount = bytes / 1024 ** power
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)} ${['B', 'KB', 'MB', 'GB'][power]}`
}
