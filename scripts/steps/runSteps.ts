/** One named piece of work, which returns an exit code. */
export interface Step {
  name: string
  run(): Promise<number>
}

/** Runs the steps in order, stops at the first failure and names it; returns the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  for (const step of steps) {
    const started = performance.now()
    console.log(`\n▶ ${step.name}`)
    const status = await step.run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (status !== 0) {
      console.error(`✗ ${step.name} failed after ${seconds} s`)
      return status
    }
    console.log(`✓ ${step.name} (${seconds} s)`)
  }
  return 0
}
