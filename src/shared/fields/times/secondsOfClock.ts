const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/u

/** The seconds after midnight of a local time, `09:30` or `09:30:00`; undefined for other texts. */
export function secondsOfClock(text: string): number | undefined {
  const [, hours, minutes, seconds = 0] = clock.exec(text) ?? []
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
}
