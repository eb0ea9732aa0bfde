import type { GeneratedFile } from '../print/GeneratedFile.ts'

/** The compiler settings of the generated room, independent of the schemas, so the folder can be deleted and generated again. */
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
