/** The variables that a build of the console may be given, in the environment or in a `.env` file. */
interface ImportMetaEnv {
  /** Name in the browser's title bar, after the page's own: `Orders - Admin`. Default `Admin`. */
  readonly VITE_TITLE?: string
  /** Prefix of every key the console keeps in the browser's storage. Default `fenxiao_`. */
  readonly VITE_STORAGE_NAMESPACE?: string
  /** Where the calls of the API begin, on this or another origin. Default `/api/v1/`. */
  readonly VITE_API_BASE?: string
  /** Origin of the basic calls outside the API base, such as `/region`. Default: the console's own origin. */
  readonly VITE_BASIC_API_HOST?: string
  /** `false` shows every page and button, whatever the role says; the server still refuses. Default `true`. */
  readonly VITE_PERMISSION_CHECKING?: string
  /** The `code` that a basic call answers with when all went well. Default `200`. */
  readonly VITE_SUCCESS_CODE?: string
  /** `false` leaves out the service worker, which keeps the console's files, and removes it where it is. Default `true`. */
  readonly VITE_SERVICE_WORKER?: string
  /** `true` puts every text of the catalogues into ⟦ ⟧, to see which texts are in none. For tests and development. */
  readonly VITE_PSEUDO_LANGUAGE?: string
}
