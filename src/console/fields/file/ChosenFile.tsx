import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { fileOf } from '#shared/fields/fileValue.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import type { UploadItem } from '../../kit/upload/UploadItem.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { FileLink } from './FileLink.tsx'

interface ChosenFileProps {
  /** The stored value of the property: a file, or a text from before files were kept. */
  text: string
  /** The file that is being uploaded. */
  item: UploadItem | undefined
  /** The record that holds the file, if the file is private. */
  holder: FileHolder | undefined
}

/** The file in an input: being uploaded, stored, or an old text that names no file. */
export function ChosenFile({ text, item, holder }: ChosenFileProps) {
  if (item)
    return (
      <Box sx={chosenStyle}>
        <CircularProgress size={18} variant="determinate" value={item.percent} aria-label={item.file.name} />
        <Clipped text={item.file.name} />
      </Box>
    )
  if (text === '') return null
  return (
    <Box sx={chosenStyle}>
      {fileOf(text) ? <FileLink address={text} holder={holder ?? nobody} /> : <Clipped text={text} />}
    </Box>
  )
}

const nobody: FileHolder = { entity: '' }

const chosenStyle = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const
