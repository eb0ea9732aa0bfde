/** Calls `stop` once the process that started this one is gone, because a killed process forwards no signal. */
export function whenOrphaned(stop: () => void): NodeJS.Timeout
