/** The events of a live stream. They carry no contents: the console then requests what it may see. */
export const liveEvents = ['ready', 'notices', 'permissions', 'ended'] as const

/**
 * ready: the stream is open, and earlier events may have been missed. notices: there are new notices, or some were read
 * elsewhere. permissions: the reader's permissions may have changed. ended: the session is over.
 */
export type LiveEvent = (typeof liveEvents)[number]
