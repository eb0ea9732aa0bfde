import type { Problem } from '../../load/Problem.ts'

/** Without the keywords that are missing only since they are written otherwise, which is told where that stands. */
export function withoutMisspelt(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ missing, pointer }) => {
    const isMeant = (other: Problem) =>
      ownerOf(other.pointer) === pointer && other.advice === `Write "${missing ?? ''}".`
    return missing === undefined || !problems.some(isMeant)
  })
}

function ownerOf(pointer: string): string | undefined {
  const end = pointer.lastIndexOf('/')
  return end < 0 ? undefined : pointer.slice(0, end)
}
