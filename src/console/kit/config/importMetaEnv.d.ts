/** The variables that a build of the console can be given, in the environment or in a `.env` file. */
interface ImportMetaEnv {
  /** Name in the browser's title bar, after the page's title: `Orders - Admin`. Default `Admin`. */
  readonly VITE_TITLE?: string
  /** Prefix of every key that the console stores in the browser. Default `fenxiao_`. */
  readonly VITE_STORAGE_NAMESPACE?: string
  /** Base address of the API's calls, on this or another origin. Default `/api/v1/`. */
  readonly VITE_API_BASE?: string
  /** Origin of the basic calls outside the API base, such as `/region`. Default: the console's own origin. */
  readonly VITE_BASIC_API_HOST?: string
  /** `false` shows every page and button, whatever the role allows; the server still refuses. Default `true`. */
  readonly VITE_PERMISSION_CHECKING?: string
  /** The `code` of a successful answer to a basic call. Default `200`. */
  readonly VITE_SUCCESS_CODE?: string
  /** `false` leaves out the service worker, which caches the console's files, and removes an installed one. Default `true`. */
  readonly VITE_SERVICE_WORKER?: string
  /** `true` puts every text of the catalogues into ⟦ ⟧, which shows the texts that are in none. For tests and development. */
  readonly VITE_PSEUDO_LANGUAGE?: string
}
