/** The threads of the business, by the names of their bundles. */
export const businessThreads = { whatIfThread: 'src/server/business/whatIf/whatIfThread.ts' } as const
