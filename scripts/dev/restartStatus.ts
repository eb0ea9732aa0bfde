/** How a session ends that wants to be started anew. */
export const restartStatus = 75
