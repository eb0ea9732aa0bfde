import button from './Button.module.css'
import { Notice } from './Notice.tsx'
import { loginMessages } from './loginMessages.ts'

/** Says that the console could not be loaded. */
export function LoadFailed() {
  return (
    <Notice title={loginMessages.loadFailed} hint={loginMessages.loadFailedHint}>
      <button type="button" className={button.primary} onClick={() => window.location.reload()}>
        {loginMessages.reload}
      </button>
    </Notice>
  )
}
