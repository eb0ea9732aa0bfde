import { config } from '../../kit/config/config.ts'

const cachePrefix = 'fenxiao-assets-'

/** The browser's service workers; undefined without TLS and in development. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
}

/** Lets the browser keep the console's files, or removes the worker where it is switched off. */
export async function settleServiceWorker(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  if (!config.serviceWorker) return removeServiceWorker(workers)
  // The browser fetches the script from the server itself, past every cache.
  return workers.register('./service-worker.js', { updateViaCache: 'none' })
}

/** Asks the server for a newer build, if a worker is registered. */
export async function lookForNewBuild(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration()
  await registration?.update()
}

async function removeServiceWorker(workers: ServiceWorkerContainer): Promise<undefined> {
  const registrations = await workers.getRegistrations()
  const here = new URL('./', window.location.href).href
  await Promise.all(registrations.filter(({ scope }) => scope === here).map((each) => each.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)))
}
