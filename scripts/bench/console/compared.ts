import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { orderResource } from '#generated/resources/order.ts'
import { userResource } from '#generated/resources/user.ts'

/** What both applications list: first one list, then the next; and what these refer to. */
export const compared = { first: distributionLogResource, next: orderResource, referred: userResource }

/** Rows on a page of either list. */
export const rowsPerPage = 100
