import button from './Button.module.css'
import { Notice } from './Notice.tsx'
import { loginMessages } from './loginMessages.ts'
import { useTitle } from '../navigation/useTitle.ts'

/** What somebody who is not logged in sees at /404. */
export function PublicNotFound() {
  useTitle(loginMessages.notFound)
  return (
    <Notice title={loginMessages.notFound} hint={loginMessages.notFoundHint}>
      <a className={button.primary} href="#/login">
        {loginMessages.toLogin}
      </a>
    </Notice>
  )
}
