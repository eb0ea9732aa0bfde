import type { ApiResource } from '#shared/contracts/MenuNode.ts'

/** A call of the API as people who edit menus see it. */
export interface ApiCall extends ApiResource {
  /** False when it needs no menu: anyone or any session may make it. */
  is_guarded: boolean
  /** What opens it in a new installation, in the caller's language, such as `Good / Edit`. */
  labels: readonly string[]
}
