/** The settings of a build of the console; importMetaEnv.d.ts describes the variables. */
export interface Config {
  title: string
  storageNamespace: string
  /** The base of the API's addresses, without a trailing slash, so that paths can begin with one. */
  apiBase: string
  basicApiHost: string
  permissionChecking: boolean
  serviceWorker: boolean
  successCode: number
}

/** Reads the build's variables and fills in defaults. */
export function readConfig(env: Partial<ImportMetaEnv>): Config {
  return {
    title: env.VITE_TITLE || 'Admin',
    storageNamespace: env.VITE_STORAGE_NAMESPACE || 'fenxiao_',
    apiBase: withoutTrailingSlash(env.VITE_API_BASE || '/api/v1/'),
    basicApiHost: withoutTrailingSlash(env.VITE_BASIC_API_HOST ?? ''),
    permissionChecking: env.VITE_PERMISSION_CHECKING !== 'false',
    serviceWorker: env.VITE_SERVICE_WORKER !== 'false',
    successCode: Number(env.VITE_SUCCESS_CODE || 200),
  }
}

/** The configuration of this build. */
export const config = readConfig(import.meta.env)

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
