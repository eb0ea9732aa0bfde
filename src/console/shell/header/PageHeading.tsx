import { useTranslate } from 'react-admin'
import styles from './PageHeading.module.css'
import { TitlePlace } from '../../kit/page/TitlePlace.tsx'
import { Breadcrumb } from '../../kit/widgets/breadcrumb/Breadcrumb.tsx'
import { useTrail } from './useTrail.ts'

/** The current place: the menu path, then the page's own title as the heading of the document. */
export function PageHeading() {
  const translate = useTranslate()
  const { above, title } = useTrail()
  return (
    <div className={styles.place}>
      {above.length > 0 && (
        <div className={styles.way}>
          <Breadcrumb label={translate('shell.breadcrumb')} steps={above} />
        </div>
      )}
      <h1 className={styles.heading}>
        <TitlePlace otherwise={title} className={styles.title} />
      </h1>
    </div>
  )
}
