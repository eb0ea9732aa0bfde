import { relative } from 'node:path'
import type { Diagnostic } from 'typescript/unstable/sync'
import { generate } from '../../generate/generate.ts'
import type { Name, NameKind } from './Name.ts'
import { withProgram } from './openProgram.ts'
import { renameSchemas } from './renameSchemas.ts'

/** An error of the compiler. */
export interface CompileError {
  file: string
  start: number
  end: number
  /** The message with all its explanations. */
  text: string
}

/** Renames in a copy of the project, generates, and compiles the given files, or all hand-written ones. */
export async function errorsAfter(
  folder: string,
  { kind, names, files }: { kind: NameKind; names: readonly Name[]; files?: ReadonlySet<string> },
): Promise<CompileError[]> {
  renameSchemas(folder, kind, names)
  const { ok, errors } = await generate({ root: folder, check: false })
  if (!ok) throw new Error(`The renamed schemas do not generate: ${errors.join('\n')}`)
  return withProgram(folder, (rooms) =>
    rooms.flatMap(({ project, files: own }) =>
      own
        .map((path) => ({ path, file: relative(folder, path) }))
        .filter(({ file }) => files?.has(file) ?? true)
        .flatMap(({ path, file }) =>
          project.program
            .getSemanticDiagnostics(path)
            .map((error) => ({ file, start: error.pos, end: error.end, text: wholeText(error) })),
        ),
    ),
  )
}

function wholeText({ text, messageChain = [] }: Diagnostic): string {
  return [text, ...messageChain.map(wholeText)].join('\n')
}
