import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createContext, use } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { showFullText } from '../../kit/widgets/showFullText.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useNewRecordPath } from './NewRecordContext.ts'

/** Opens the form of a new record without leaving the page; absent where leaving the page loses nothing. */
export const NewRecordInPlaceContext = createContext<(() => void) | undefined>(undefined)

interface NewRecordButtonProps {
  resource: Resource
  /** Whether there is room for an icon only. */
  compact?: boolean
}

/** A link to the form of a new record, or a button that opens it in place. */
export function NewRecordButton({ resource, compact = false }: NewRecordButtonProps) {
  const open = use(NewRecordInPlaceContext)
  const path = useNewRecordPath(resource)
  const translate = useTranslate()
  const { nameInText: name } = useEntityWords(resource)
  const label = translate('screens.action.create', { name })
  const shown = {
    variant: 'contained',
    'aria-label': label,
    startIcon: !compact && <Add />,
    sx: compact ? compactStyle : buttonStyle,
    children: compact ? <Add fontSize="small" /> : <Label text={label} />,
  } as const
  return open ? <Button {...shown} onClick={open} /> : <Button {...shown} component={LinkBase} to={path} />
}

function Label({ text }: { text: string }) {
  return (
    <Box component="span" sx={labelStyle} onMouseEnter={showFullText}>
      {text}
    </Box>
  )
}

const compactStyle = { minWidth: 0, px: 1 } as const

/** An entity's name may be as long as a sentence, which would push the other buttons out of sight. */
const buttonStyle = { maxWidth: { xs: '100%', sm: '26em' } } as const

const labelStyle = { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
