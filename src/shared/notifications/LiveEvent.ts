/** What a stream tells, without contents: the console asks for what it may see. */
export const liveEvents = ['ready', 'notices', 'permissions', 'ended'] as const

/**
 * ready: the stream is open, and what happened before may have been missed. notices: there is something new, or it was
 * read elsewhere. permissions: what the reader may do may have changed. ended: the session is over.
 */
export type LiveEvent = (typeof liveEvents)[number]
