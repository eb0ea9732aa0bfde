import type { ComponentProps } from 'react'
import styles from './BarButton.module.css'

interface BarButtonProps extends ComponentProps<'button'> {
  look?: 'outlined' | 'danger'
}

/** A button of the bar that comes with the first tick: a plain one, since styles that are made then hold the tick up. */
export function BarButton({ look, ...props }: BarButtonProps) {
  const className = look === undefined ? styles.button : `${styles.button} ${styles[look]}`
  return <button type="button" {...props} className={className} />
}
