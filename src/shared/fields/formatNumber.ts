const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

/** ¥1,234.56, in both languages. */
export function formatMoney(amount: number): string {
  return yuan.format(amount)
}

/** 12.50% for 12.5. */
export function formatPercent(percent: number, scale = 2): string {
  return `${percent.toFixed(scale)}%`
}

/** 1,234.5 with the decimals asked for. */
export function formatNumber(number: number, scale?: number): string {
  const known = formats.get(scale)
  if (known) return known.format(number)
  const digits = scale === undefined ? { maximumFractionDigits: 20 } : decimals(scale)
  const format = new Intl.NumberFormat('zh-CN', digits)
  formats.set(scale, format)
  return format.format(number)
}

/** By decimals: to make one takes a hundred times as long as to use it. */
const formats = new Map<number | undefined, Intl.NumberFormat>()

function decimals(scale: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: scale, maximumFractionDigits: scale }
}
