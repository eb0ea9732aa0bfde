import type { RoleCode } from './roles.ts'

/** A call as the request log shows it; `:order` and `:good` are placeholders for ids. */
export interface LoggedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  status: number
  /** The call's relative frequency. */
  weight: number
  /** The least and the greatest duration, in milliseconds. */
  took: readonly [least: number, most: number]
  /** The role of the caller; absent: the caller was not logged in. */
  by?: RoleCode
}

/** Everyday calls that succeeded, and some that were refused or slow. */
export const loggedCalls = [
  { method: 'POST', path: '/login', status: 200, weight: 24, took: [180, 420] },
  { method: 'POST', path: '/login', status: 400, weight: 7, took: [170, 400] },
  { method: 'POST', path: '/login', status: 429, weight: 1, took: [2, 6] },
  { method: 'POST', path: '/logout', status: 200, weight: 8, took: [4, 15], by: 'customer_service' },
  { method: 'POST', path: '/orders', status: 200, weight: 10, took: [9, 40], by: 'customer_service' },
  { method: 'PUT', path: '/orders/:order', status: 200, weight: 14, took: [8, 38], by: 'customer_service' },
  { method: 'POST', path: '/orders/:order/pay', status: 200, weight: 10, took: [12, 52], by: 'finance' },
  {
    method: 'POST',
    path: '/orders/:order/refund',
    status: 200,
    weight: 6,
    took: [10, 45],
    by: 'customer_service',
  },
  {
    method: 'POST',
    path: '/orders/:order/confirmRefund',
    status: 200,
    weight: 4,
    took: [12, 60],
    by: 'finance',
  },
  {
    method: 'POST',
    path: '/orders/:order/refund',
    status: 409,
    weight: 3,
    took: [5, 14],
    by: 'customer_service',
  },
  { method: 'PUT', path: '/orders/:order', status: 409, weight: 3, took: [6, 18], by: 'customer_service' },
  { method: 'POST', path: '/orders', status: 400, weight: 4, took: [2, 9], by: 'customer_service' },
  { method: 'PUT', path: '/goods/:good', status: 200, weight: 12, took: [8, 44], by: 'operations_lead' },
  {
    method: 'POST',
    path: '/goods/:good/publish',
    status: 200,
    weight: 3,
    took: [9, 30],
    by: 'operations_lead',
  },
  {
    method: 'POST',
    path: '/goods/:good/sellOut',
    status: 200,
    weight: 2,
    took: [9, 30],
    by: 'operations_lead',
  },
  { method: 'DELETE', path: '/goods/:good', status: 403, weight: 3, took: [2, 7], by: 'observer' },
  { method: 'GET', path: '/goods/:order', status: 404, weight: 2, took: [3, 8], by: 'operations_lead' },
  { method: 'GET', path: '/users', status: 403, weight: 3, took: [2, 6], by: 'observer' },
  { method: 'GET', path: '/orders', status: 200, weight: 4, took: [1020, 2400], by: 'customer_service' },
  { method: 'GET', path: '/orders', status: 401, weight: 5, took: [1, 4] },
] as const satisfies readonly LoggedCall[]
