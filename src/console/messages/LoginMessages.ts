/** What the log-in page says. It is loaded before everything else, so its words come with it and not with the console's. */
export interface LoginMessages {
  title: string
  product: string
  promise: string
  hint: string
  welcome: string
  welcomeHint: string
  username: string
  password: string
  captcha: string
  remember: string
  submit: string
  submitting: string
  failure: string
  networkError: string
  offline: string
  /** Shown when the session ended by itself. */
  ended: string
  usernameRequired: string
  passwordRequired: string
  captchaRequired: string
  capsLock: string
  showPassword: string
  hidePassword: string
  captchaImage: string
  captchaFailed: string
  language: string
  toDark: string
  toLight: string
  notFound: string
  notFoundHint: string
  toLogin: string
  loadFailed: string
  loadFailedHint: string
  reload: string
}
