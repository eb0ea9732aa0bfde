import { useTranslate } from 'react-admin'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import styles from './PageHeading.module.css'
import { TitlePlace } from '../../kit/page/TitlePlace.tsx'
import { useTrail } from './useTrail.ts'

/** Where one is: the way down the menu, then the page's own title as the heading of the document. */
export function PageHeading() {
  const translate = useTranslate()
  const { above, title } = useTrail()
  return (
    <div className={styles.place}>
      {above.length > 0 && (
        <nav aria-label={translate('shell.breadcrumb')} className={styles.way}>
          <ol>
            {above.map(({ code, name, path }) => (
              <li key={code}>{path === '' ? name : <QuickLink to={path}>{name}</QuickLink>}</li>
            ))}
          </ol>
        </nav>
      )}
      <h1 className={styles.heading}>
        <TitlePlace otherwise={title} className={styles.title} />
      </h1>
    </div>
  )
}
