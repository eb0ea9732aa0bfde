/** A moment as YYYY-MM-DD HH:mm:ss in local time; empty if the text is no moment. */
export function formatDateTime(iso: string): string {
  const moment = new Date(iso)
  if (iso === '' || Number.isNaN(moment.getTime())) return ''
  return `${formatDay(moment)} ${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}`
}

/** The day of a moment as YYYY-MM-DD in local time. */
export function formatDay(moment: Date): string {
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
