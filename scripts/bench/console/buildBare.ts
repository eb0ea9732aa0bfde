import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressFolder } from '../../steps/compressFolder.ts'
import { root } from '../../steps/root.ts'

/** Builds the bare react-admin application and returns its folder. */
export async function buildBare(): Promise<string> {
  const outDir = join(root, '.cache', 'bench-bare')
  await build({
    configFile: false,
    root: join(root, 'scripts', 'bench', 'console', 'bare'),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  })
  await compressFolder(outDir)
  return outDir
}
