// Runs beside the console in the browser. It is sent as one plain script, so it imports nothing.

declare const self: ServiceWorkerGlobalScope
/** Filled in by scripts/steps/serviceWorkerPlugin.ts: the build's assets, relative to this file, and their fingerprint. */
declare const BUILD_OF_CONSOLE: { version: string; assets: readonly string[] }

const prefix = 'fenxiao-assets-'
const build = BUILD_OF_CONSOLE
const cacheName = `${prefix}${build.version}`
const scope = new URL('./', self.location.href)
const atOnce = 6

self.addEventListener('install', (event) => event.waitUntil(keepAssets()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  if (isAsset(event.request)) event.respondWith(assetFor(event.request))
})

/** Only files with a hash in their names, which never change; neither pages nor answers of the API. */
function isAsset({ method, url }: Request): boolean {
  return method === 'GET' && url.startsWith(`${scope.href}assets/`)
}

/** Where the browser cannot read its cache, the network still has the file. */
async function assetFor(request: Request): Promise<Response> {
  return (await keptAsset(request).catch(() => undefined)) ?? fetch(request)
}

function keptAsset(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true })
}

/** Everything this build may load later, so that a page goes on working after the server has a newer one. */
async function keepAssets(): Promise<void> {
  const cache = await caches.open(cacheName)
  const waiting = build.assets.map((path) => new URL(path, scope).href)
  const work = async (): Promise<void> => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const kept = await keptAsset(url)
      await (kept ? cache.put(url, kept) : cache.add(url))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The build before stays, for windows that have not been reloaded; those before it go. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}
