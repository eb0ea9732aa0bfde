import { useTranslate } from 'react-admin'
import styles from './TableSkeleton.module.css'

const rows = 8

/** A placeholder in the shape of the table while it loads. */
export function TableSkeleton({ columns }: { columns: number }) {
  const translate = useTranslate()
  return (
    <div role="status" aria-label={translate('screens.list.loading')}>
      {Array.from({ length: rows }, (_none, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: columns + 1 }, (_cell, cell) => (
            <div
              key={cell}
              className={styles.cell}
              style={{ maxWidth: `${60 + ((row * 7 + cell * 13) % 35)}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
