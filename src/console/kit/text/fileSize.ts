const units = { B: 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 } as const

/** Bytes of a size as people write it: `2M`, `500 KB`, `1024`; undefined when it is none. */
export function bytesOf(size: string): number | undefined {
  const [, number, unit = 'B'] = /^\s*(\d+(?:\.\d+)?)\s*([BKMG])?B?\s*$/i.exec(size) ?? []
  const factor = Object.entries(units).find(([name]) => name === unit.toUpperCase())?.[1]
  return number === undefined || factor === undefined ? undefined : Math.floor(Number(number) * factor)
}
