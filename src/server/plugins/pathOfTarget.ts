const host = /^https?:\/\/[^/?#]*/iu

/** The target of a request without the host that clients of proxies put in front: the logs name calls by their paths. */
export function pathOfTarget(target: string): string {
  const path = target.replace(host, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}
