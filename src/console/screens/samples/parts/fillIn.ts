/** Puts values into a text of the sample pages, e.g. "%{count}". */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/%\{(\w+)\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder))
}
