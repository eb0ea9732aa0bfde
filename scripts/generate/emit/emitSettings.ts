import type { GeneratedFile } from '../print/GeneratedFile.ts'

/** The compiler settings of the generated room, whatever the schemas say: it can be deleted and made once more. */
export function emitSettings(): GeneratedFile[] {
  return [{ path: 'generated/tsconfig.json', text }]
}

const text = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "outDir": "../.cache/types/generated",
    "tsBuildInfoFile": "../.cache/types/generated.tsbuildinfo",
    "rootDir": "../."
  },
  "include": ["./**/*.ts", "./**/*.json"],
  "references": [{ "path": "../src/shared" }]
}
`
