import { accessSync, constants } from 'node:fs'

const usualPlaces = [
  process.env['CHROMIUM_PATH'] ?? '',
  // The same browser without its own window; a page costs it two thirds of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The first of the given programs (by default the usual places of Chromium; CHROMIUM_PATH wins) that can be run. */
export function findChromium(places: readonly string[] = usualPlaces): string | undefined {
  return places.find((place) => place !== '' && canRun(place))
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
