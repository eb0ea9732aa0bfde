/** How a session ends that wants to be restarted. */
export const restartStatus = 75
