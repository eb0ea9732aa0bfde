import type { I18nProvider } from 'ra-core'
import button from '../../login/frame/Button.module.css'
import notice from '../../login/frame/Notice.module.css'
import { ApiFailure } from '../../session/api/ApiFailure.ts'
import { logOut } from '../../session/api/session.ts'
import styles from './MenusFailed.module.css'

/** Shows that the console could not start, and lets the user try again or log out. */
export function MenusFailed({ i18nProvider: { translate }, error, onRetry }: MenusFailedProps) {
  const traceId = error instanceof ApiFailure ? error.traceId : undefined
  return (
    <main className={notice.page}>
      <img className={notice.logo} src={`${import.meta.env.BASE_URL}images/logo.svg`} alt="" />
      <h1 className={notice.title}>{translate('shell.problem.menusTitle')}</h1>
      <p className={notice.hint}>{error?.message || translate('shell.problem.menusHint')}</p>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onRetry}>
          {translate('shell.retry')}
        </button>
        <button type="button" className={button.quiet} onClick={() => void logOut()}>
          {translate('shell.logout')}
        </button>
      </div>
      {traceId && <small className={styles.trace}>{translate('shell.problem.trace', { id: traceId })}</small>}
    </main>
  )
}

interface MenusFailedProps {
  i18nProvider: I18nProvider
  error: Error | null
  onRetry: () => void
}
