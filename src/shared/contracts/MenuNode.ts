import type { Text } from './Text.ts'

/** A call of the API that a page or button needs: method and Fastify-like path pattern, e.g. GET /api/v1/goods/:id. */
export interface ApiResource {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
}

/** A node of the default menu tree made from the schemas; the first start writes it into the menu table. */
export interface MenuNode {
  /** Full code, e.g. `distribution.order.refund`. */
  code: string
  name: Text
  type: 'page' | 'button'
  /** Console path of a page, e.g. `/order`; empty for groups and buttons. */
  path: string
  icon?: string
  /** The entity whose screens the page shows. */
  entity?: string
  /** Further properties of the planted menu record, such as `title_en` for a name that no schema gives. */
  properties?: Readonly<Record<string, string>>
  sequence: number
  resources: readonly ApiResource[]
  children: readonly MenuNode[]
}
