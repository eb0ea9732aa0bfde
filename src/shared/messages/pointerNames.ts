/** The names along a JSON pointer: `/roles/0/role_id` gives roles, 0, role_id. */
export function pointerNames(path: string): string[] {
  const names = path.startsWith('/') ? path.slice(1).split('/') : [path]
  return names.filter((name) => name !== '').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}
