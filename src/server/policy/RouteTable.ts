import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import type { Explanation } from '#shared/permissions/Explanation.ts'

/** A route and its access rule. */
export type GuardedRoute = NonNullable<Explanation['route']>

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies ApiResource['method'][]

/** The registered routes of the API. */
export class RouteTable {
  readonly #routes: GuardedRoute[] = []

  get routes(): readonly GuardedRoute[] {
    return this.#routes
  }

  add(method: string, path: string, access: GuardedRoute['access']): void {
    if (isMethod(method)) this.#routes.push({ method, path, access })
  }

  /** The route of a call; static paths take precedence over paths with parameters, as in Fastify. */
  find(method: string, address: string): GuardedRoute | undefined {
    const parts = (address.split('?')[0] ?? '').split('/')
    const wanted = method === 'HEAD' ? 'GET' : method
    const fitting = this.#routes.filter((route) => route.method === wanted && fits(route.path, parts))
    return fitting.sort((one, other) => parametersIn(one.path) - parametersIn(other.path))[0]
  }
}

function isMethod(method: string): method is ApiResource['method'] {
  return methods.includes(method)
}

function fits(path: string, parts: readonly string[]): boolean {
  const pattern = path.split('/')
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  )
}

function parametersIn(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length
}
