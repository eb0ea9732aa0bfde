import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { RenameView } from './RenameView.tsx'
import { useViewWords } from './useViewWords.ts'

interface ViewLineProps {
  resource: Resource
  view: SavedView
  /** Whether the view was just restored and takes the focus, because the button that restored it is gone. */
  autoFocus: boolean
  /** Shares the view, or makes it private again. */
  onShare: () => void
  onRemove: () => void
}

/** A view: its name, a summary of its look, and the buttons to share, rename and remove it. */
export function ViewLine({ resource, view, autoFocus, onShare, onRemove }: ViewLineProps) {
  const words = useViewWords()
  const { label } = useEntityWords(resource)
  const [isRenaming, setRenaming] = useState(false)
  const [wasRenamed, setRenamed] = useState(false)
  const close = () => {
    setRenaming(false)
    setRenamed(true)
  }
  if (isRenaming) {
    return (
      <Box component="li" sx={lineStyle}>
        <RenameView view={view} onClose={close} />
      </Box>
    )
  }
  const { filter, sort } = view.look
  const facts = [
    ...(view.opens ? [words.opens] : []),
    ...(view.shared ? [words.shared] : []),
    ...(view.look.board ? [words.board] : []),
    ...(view.look.calendar ? [words.calendar] : []),
    words.filters(Object.keys(filter).length),
    words.sortedBy(label(sort.property)),
  ]
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{view.title}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        aria-label={view.shared ? words.unshareOf(view.title) : words.shareOf(view.title)}
        onClick={onShare}
      >
        {view.shared ? words.unshare : words.share}
      </Button>
      <Button
        size="small"
        autoFocus={autoFocus || wasRenamed}
        aria-label={words.renameOf(view.title)}
        onClick={() => setRenaming(true)}
      >
        {words.rename}
      </Button>
      <Button size="small" color="error" aria-label={words.removeOf(view.title)} onClick={onRemove}>
        {words.remove}
      </Button>
    </Box>
  )
}

/** The style of each line in the list of views. */
export const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: 1,
  px: 3,
  py: 1,
  minHeight: 60,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
