import type { ComponentProps } from 'react'
import styles from './BarButton.module.css'

interface BarButtonProps extends ComponentProps<'button'> {
  look?: 'outlined' | 'danger'
}

/** A button of the bar that appears with the first tick. It is a plain element, because creating styles would delay that tick. */
export function BarButton({ look, ...props }: BarButtonProps) {
  const className = look === undefined ? styles.button : `${styles.button} ${styles[look]}`
  return <button type="button" {...props} className={className} />
}
