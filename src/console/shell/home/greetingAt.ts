/** The message key of the greeting for an hour of the day. */
export function greetingAt(hour: number): string {
  if (hour < 9) return 'shell.welcome.morning'
  if (hour <= 11) return 'shell.welcome.forenoon'
  if (hour <= 13) return 'shell.welcome.noon'
  if (hour < 20) return 'shell.welcome.afternoon'
  return 'shell.welcome.evening'
}
