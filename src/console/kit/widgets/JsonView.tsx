import Box from '@mui/material/Box'
import type { Json } from '#shared/contracts/Json.ts'
import { monospaceFamily } from '../colors/tokens.ts'

/** JSON for reading, or any text whose columns must be kept, such as a stack trace. */
export function JsonView({ value }: { value: Json }) {
  return (
    <Box
      component="pre"
      translate="no"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        fontSize: '0.78125rem',
        lineHeight: 1.6,
        fontFamily: monospaceFamily,
        bgcolor: 'action.hover',
        borderRadius: 1,
        overflow: 'auto',
        maxHeight: 480,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </Box>
  )
}
