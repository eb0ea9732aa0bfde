import LockOutlined from '@mui/icons-material/LockOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { download } from '../../kit/page/download.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { useLongCall } from '../../kit/tabs/useLongCall.ts'
import { usePrivateFiles } from '../private/usePrivateFiles.ts'

interface PrivateFileLinkProps {
  address: string
  name: string
  /** The record that holds the file. */
  holder: FileHolder
}

/** A private file by its name: a click fetches it with the session and gives it to the browser. */
export function PrivateFileLink({ address, name, holder }: PrivateFileLinkProps) {
  const translate = useTranslate()
  const fetchFile = usePrivateFiles(holder)
  const notifyFailure = useNotifyFailure()
  const [isLoading, setIsLoading] = useState(false)
  const call = useLongCall()
  const save = async () => {
    const signal = call.start()
    setIsLoading(true)
    try {
      const blob = await fetchFile(address, signal)
      download(name, blob, blob.type)
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, 'preview.failed')
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <>
      {isLoading ? (
        <CircularProgress size={14} aria-label={name} sx={symbolStyle} />
      ) : (
        <LockOutlined
          titleAccess={translate('preview.private')}
          sx={{ ...symbolStyle, fontSize: '0.875rem' }}
        />
      )}
      <Link
        noWrap
        component="button"
        type="button"
        title={name}
        aria-busy={isLoading}
        onClick={() => !isLoading && void save()}
        sx={{ verticalAlign: 'baseline', textAlign: 'start', display: 'block', minWidth: 0 }}
      >
        {name}
      </Link>
    </>
  )
}

const symbolStyle = { flexShrink: 0, alignSelf: 'center', color: 'text.secondary', mr: -0.5 } as const
