const annotations = ['title', 'description', 'default', 'examples', '$comment', '$id', '$schema']

/** Whether a keyword only describes values and excludes none. */
export function isAnnotation(keyword: string): boolean {
  return annotations.includes(keyword) || keyword.startsWith('x-')
}
