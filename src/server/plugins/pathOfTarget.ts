const host = /^https?:\/\/[^/?#]*/iu

/** What a request is for, without the host that callers of proxies write in front: the log and the audit log know calls by their paths. */
export function pathOfTarget(target: string): string {
  const path = target.replace(host, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}
