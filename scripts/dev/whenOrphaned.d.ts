/** Calls `stop` once the process that started this one is gone: who is killed passes on no signal. */
export function whenOrphaned(stop: () => void): NodeJS.Timeout
