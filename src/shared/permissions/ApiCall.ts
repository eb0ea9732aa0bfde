import type { ApiResource } from '#shared/contracts/MenuNode.ts'

/** An API call, as people who edit menus see it. */
export interface ApiCall extends ApiResource {
  /** False when the call needs no menu: anyone, or any session, may make it. */
  is_guarded: boolean
  /** The pages and buttons that open it in a new installation, in the caller's language, such as `Good / Edit`. */
  labels: readonly string[]
}
