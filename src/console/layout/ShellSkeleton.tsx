import styles from './ShellSkeleton.module.css'

/** The frame of the console in outline, shown while the console or its menus load, so that nothing jumps when they come. */
export function ShellSkeleton() {
  return (
    <div className={styles.frame} aria-busy="true" data-testid="shell-skeleton">
      <div className={styles.side}>
        <img src={`${import.meta.env.BASE_URL}images/logo.svg`} alt="" />
        {['70%', '54%', '62%', '48%', '66%'].map((width) => (
          <span key={width} style={{ width }} />
        ))}
      </div>
      <div className={styles.header} />
      <div className={styles.content}>
        <div className={styles.card} />
        <div className={styles.table} />
      </div>
    </div>
  )
}
