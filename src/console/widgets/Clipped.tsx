import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'

/** One line of text; what does not fit is shown in a tooltip. */
export function Clipped({ text }: { text: string }) {
  const [clipped, setClipped] = useState(false)
  return (
    <Tooltip title={clipped ? text : ''}>
      <Box
        component="span"
        onMouseEnter={(event) =>
          setClipped(event.currentTarget.scrollWidth > event.currentTarget.clientWidth)
        }
        sx={{
          display: 'inline-block',
          maxWidth: { xs: '56vw', sm: 'min(480px, 32vw)' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          verticalAlign: 'bottom',
        }}
      >
        {text}
      </Box>
    </Tooltip>
  )
}
