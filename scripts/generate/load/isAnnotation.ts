const annotations = ['title', 'description', 'default', 'examples', '$comment', '$id', '$schema']

/** Whether a keyword only tells about values and rules none out. */
export function isAnnotation(keyword: string): boolean {
  return annotations.includes(keyword) || keyword.startsWith('x-')
}
