const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

/** Formats an amount as ¥1,234.56, in both languages. */
export function formatMoney(amount: number): string {
  return yuan.format(amount)
}

/** Formats 12.5 as 12.50%. */
export function formatPercent(percent: number, scale = 2): string {
  return `${percent.toFixed(scale)}%`
}

/** Formats a number as 1,234.5, with the given number of decimals. */
export function formatNumber(number: number, scale?: number): string {
  const known = formats.get(scale)
  if (known) return known.format(number)
  const digits = scale === undefined ? { maximumFractionDigits: 20 } : decimals(scale)
  const format = new Intl.NumberFormat('zh-CN', digits)
  formats.set(scale, format)
  return format.format(number)
}

/** Formats by number of decimals; creating one takes a hundred times as long as using it. */
const formats = new Map<number | undefined, Intl.NumberFormat>()

function decimals(scale: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: scale, maximumFractionDigits: scale }
}
