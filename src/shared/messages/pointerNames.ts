/** The names along a JSON pointer: `/roles/0/role_id` gives roles, 0, role_id. */
export function pointerNames(path: string): string[] {
  const names = path.startsWith('/') ? path.slice(1).split('/') : [path]
  return names.filter((name) => name !== '').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A name as a part of a JSON pointer: `a/b` gives `a~1b`. */
export function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
