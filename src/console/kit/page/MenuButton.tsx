import IconButton from '@mui/material/IconButton'
import type { IconButtonProps } from '@mui/material/IconButton'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Overlay } from './Overlay.tsx'

/** The props that a menu gets from the button that opens it. */
export interface MenuProps {
  /** The button; null while the menu is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

interface MenuButtonProps extends Pick<IconButtonProps, 'size' | 'sx'> {
  /** The key of a message. */
  label: string
  Icon: ComponentType<SvgIconProps>
  /** Rendered only after the first press, so that the menu can be loaded then. */
  children: (menu: MenuProps) => ReactNode
}

/** An icon button that opens a menu. */
export function MenuButton({ label, Icon, children, ...button }: MenuButtonProps) {
  const words = useTranslate()(label)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const onClose = () => setAnchor(null)
  return (
    <>
      <IconButton
        size="small"
        {...button}
        aria-label={words}
        data-tip={words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setUsed(true)
          setAnchor(currentTarget)
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={onClose}>
          {children({ anchor, onClose })}
        </Overlay>
      )}
    </>
  )
}
