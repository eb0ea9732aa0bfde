import type { Problem } from '../../load/Problem.ts'

/** Leaves out keywords that are missing only because they are misspelt, which is reported at the misspelt word. */
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
