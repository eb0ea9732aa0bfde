/** Fills placeholders such as "%{count}" in a text of the sample pages. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/%\{(\w+)\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder))
}
