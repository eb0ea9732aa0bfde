import Tooltip from '@mui/material/Tooltip'
import type { TooltipProps } from '@mui/material/Tooltip'

interface TipBubbleProps {
  anchor: Element
  text: string
  side: TooltipProps['placement']
  isOpen: boolean
  onClose: () => void
}

/** The bubble of the visible tip, beside the element that it describes. */
export function TipBubble({ anchor, text, side, isOpen, onClose }: TipBubbleProps) {
  return (
    <Tooltip
      title={text}
      placement={side}
      open={isOpen}
      onClose={onClose}
      disableHoverListener
      disableFocusListener
      disableTouchListener
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span hidden />
    </Tooltip>
  )
}
