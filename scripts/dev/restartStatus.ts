/** The exit status with which a session requests a restart. */
export const restartStatus = 75
