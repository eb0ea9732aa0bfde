import type { Bench } from './measures/Measure.ts'

/** Every bench by its name; loaded when it runs. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  console: async () => (await import('./console/consoleBench.ts')).consoleBench,
  dev: async () => (await import('./development/developmentBench.ts')).developmentBench,
  documents: async () => (await import('./documents/documentsBench.ts')).documentsBench,
  export: async () => (await import('./export/exportBench.ts')).exportBench,
  figures: async () => (await import('./figures/figuresBench.ts')).figuresBench,
  generator: async () => (await import('./generator/generatorBench.ts')).generatorBench,
  ledger: async () => (await import('./ledger/ledgerBench.ts')).ledgerBench,
  mixed: async () => (await import('./server/mixedBench.ts')).mixedBench,
  policy: async () => (await import('./policy/policyBench.ts')).policyBench,
  server: async () => (await import('./server/serverBench.ts')).serverBench,
}
